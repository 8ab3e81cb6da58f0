### People: accounts, mail, notices.

people-name-letters = A name is written in the letters of one alphabet.
people-name-taken = The name { $name }, or one that looks like it, belongs to somebody else.
people-account-already = You have an account already.
people-password = A password has { $least } to { $most } characters.
people-password-wrong = That is not your password.
people-login = There is no account with this name and password.
people-email = That is not an address for mail.
people-no-email = Without your address no mail can be sent to you.
people-no-mail = This server sends no mail.
people-mail-url = The setting `mail` is not an address of a mail server. It begins with one of { $schemes }, and a host follows.
people-no-push = This server pushes nothing to browsers.
people-push-address = Your browser gave an address that cannot be used.
people-push-full = No more than { $most } browsers can be told.
people-confirmed-already = Your address is confirmed already.
people-link-over = This link is worth nothing any more.
people-no-device = There is no such device.
people-unknown = There is no such person.
people-no-game = There is no such game.
people-mutes-full = No more than { $most } people can be muted.

## Letters
people-reset-subject = A new password for Osada
people-reset-text = Hello { $name },

    somebody, most likely you, asked for a new password. Choose it here within an hour:
    { $link }

    If it was not you, you need do nothing.
people-confirm-subject = Osada: is this your address?
people-confirm-text = Hello,

    somebody, most likely you, has given Osada this address as their own. To confirm it, open this link within a day:
    { $link }

    If it was not you, you need do nothing. Until it is confirmed, no other mail is sent here.
people-turn-subject = Your turn: { $game }
people-turn-text = Hello { $name },

    it is your turn at a table of { $game }:
    { $link }

    You do not want such mail any more? Switch it off:
    { $off }
people-turn-push = The others are waiting for you.
people-off-question = No more notices that it is your turn?
people-off-button = Switch them off
people-off-done = The notices are off. You can switch them on again in your settings.
