### The page: the house around the tables – home, new table, invitation, lists, account, settings

## The frame
page-shell-back = Back
page-shell-guest = Guest
page-shell-who = Who I am
page-shell-settings = Settings
page-shell-speak-cs = Switch to Czech
page-shell-speak-en = Switch to English
page-shell-turn-dark = Dim the page
page-shell-turn-light = Light the page
page-shell-offline = You are offline. We go on as soon as the connection is back; nothing is lost.
page-shell-fetching = Just a moment…
page-shell-again = Try again
page-shell-friendly = Quiet Beaver, Nimble Otter, Wise Owl, Merry Fox, Busy Mole, Curious Jay, Brave Hedgehog, Calm Turtle, Keen Lynx, Hungry Bear, Roaming Cat, Early Lark, Playful Dolphin, Sleepy Dormouse, Swift Squirrel, Forest Deer

## Home
page-shell-welcome = Five building games at one table. One click to play the computer, one link to play a friend.
page-shell-games = Games
page-shell-no-room = There is no such door. This is home:
page-shell-more-rooms = More rooms
page-shell-lobby = Free seats
page-shell-archive = Finished matches
page-shell-ladder = Ladder
page-shell-compiling = The rules are being prepared on this machine; give it a minute.
page-shell-play-bot = Against a bot
page-shell-play-friend = With a friend
page-shell-link-new = New table…
page-shell-link-guide = Guide
page-shell-link-help = Rules
page-shell-link-score = Score pad
page-shell-to-new = A new table just as you like it
page-shell-to-guide = Guided first match
page-shell-to-help = Rules
page-shell-to-score = Score pad for a real table
page-shell-my-tables = My tables{ $waiting ->
    [0] { "" }
    [one] : it is your turn at one
   *[other] : it is your turn at { $waiting }
  }
page-shell-your-turn = Your turn
page-shell-status-waiting = waiting for players
page-shell-status-playing = being played
page-shell-status-finished = finished
page-shell-status-stopped = stopped
page-shell-scored = { $won ->
    [won] { $name } { $total } (winner)
   *[other] { $name } { $total }
  }
page-shell-free-seat = free seat
page-shell-bot = bot ({ $level })
page-shell-level-random = random
page-shell-level-greedy = greedy
page-shell-level-easy = easy
page-shell-level-medium = medium
page-shell-level-hard = hard
page-shell-level-max = hardest

## New table
page-shell-new = New table: { $game }
page-shell-no-game = There is no such game.
page-shell-seats = Who will play
page-shell-how-many = How many of you
page-shell-seat = Seat { $number }
page-shell-sitter-me = me
page-shell-sitter-here = somebody else at this device
page-shell-sitter-bot = a bot
page-shell-sitter-open = open, for a guest
page-shell-level-of = Strength of the bot on seat { $number }
page-shell-name = Name
page-shell-pin = Number that locks it (optional)
page-shell-wrong-nobody = Let somebody sit at the table: you, somebody beside you, or a bot.
page-shell-wrong-name = Write what this player is called.
page-shell-wrong-same-name = Somebody at the table is called so already.
page-shell-wrong-pin = The number that locks a seat has 12 characters at most.
page-shell-options = How it will be played
page-shell-option-first = Who begins
page-shell-own-value = my own…
page-shell-value-random = draw it
page-shell-value-yes = yes
page-shell-value-no = no
page-shell-value-first = for a first match
page-shell-table-settings = How the table is run
page-shell-pace = Time for a turn
page-shell-pace-none = as long as it takes
page-shell-pace-minutes = minutes
page-shell-pace-days = days
page-shell-count-minutes = How many minutes
page-shell-count-days = How many days
page-shell-late = Whoever is late
page-shell-late-offer = the others may call a bot for them
page-shell-late-bot = a bot plays for them at once
page-shell-idle = Whoever does nothing for so long is away, and the others may agree on a bot
page-shell-idle-600 = 10 minutes
page-shell-idle-3600 = 1 hour
page-shell-idle-86400 = 1 day
page-shell-idle-604800 = 7 days
page-shell-hints = Players may ask for hints
page-shell-spectators = Whoever has the link may watch
page-shell-delay = Moves that onlookers are behind
page-shell-listed = Show the table among the free seats
page-shell-begin = Open the table

## Invitation and waiting room
page-shell-no = No
page-shell-qr = QR code of the link
page-shell-link = Link
page-shell-copy = Copy the link
page-shell-copied = The link is copied. Now send it to somebody.
page-shell-copy-by-hand = The link is marked: copy it (Ctrl+C).
page-shell-house = Invite someone in this house
page-shell-house-alone = This link works on this machine only.
page-shell-house-question = Open the game to others on your home network? Whoever has the link can come in while Osada is running.
page-shell-house-open = Yes, open it
page-shell-your-name = What shall we call you
page-shell-invited = Invitation to a table
page-shell-invited-by = { $name } invites you.
page-shell-too-late = The match has begun already. But you can watch.
page-shell-watch = Watch
page-shell-sit = Take a seat
page-shell-claim = Your seat at the table
page-shell-claim-about = This link brings your seat to this device. It works only once.
page-shell-claim-take = Take my seat
page-shell-waiting-for = { $free ->
    [0] Everybody is here
    [one] Waiting for one player
   *[other] Waiting for { $free } players
  }
page-shell-fill = Let bots take the free seats
page-shell-move-seat = Play on another device…
page-shell-move-seat-about = Open the link on the other device. It works only once, and your seat moves there.
page-shell-leave = Leave the table
page-shell-invite = Invite the others
page-shell-invite-about = Send the link, or let somebody photograph it with a phone. Nobody needs an account.
page-shell-renew = Make this link void and get a new one
page-shell-this-is-you = (this is you)
page-shell-at-this-device = (at this device)
page-shell-here = is here
page-shell-away = is not here now
page-shell-call-bot = Bot
page-shell-remove = Send away

## Lists
page-shell-lobby-about = Tables where anybody may sit down.
page-shell-lobby-empty = There is no free seat now. Open a table of your own and let it be shown here.
page-shell-pages = Pages
page-shell-page = page { $number }
page-shell-newer = Newer
page-shell-older = Older
page-shell-seek-game = Game
page-shell-any-game = all
page-shell-seek-player = Player
page-shell-seek = Search
page-shell-bring = Load a record from a file
page-shell-archive-empty = We found no such finished match.
page-shell-unsigned = unsigned

## Account
page-shell-field-name = Name
page-shell-field-password = Password
page-shell-field-email = E-mail (optional)
page-shell-field-who = Name or e-mail
page-shell-field-old = Present password
page-shell-field-new = New password
page-shell-my-name = Name
page-shell-guest-about = You are here as a guest: you can play at once, but on another device we will not know you.
page-shell-account-about = You log in by this name, too.
page-shell-keep = Keep
page-shell-kept = Kept.
page-shell-make-account = Make an account
page-shell-make-account-about = With an account we know you everywhere, and your matches count for the ladder. What you have begun stays yours.
page-shell-account-made = The account is made. Welcome!
page-shell-log-in = Log in
page-shell-log-in-about = Tables where you sit as a guest come along.
page-shell-forgot = Forgot your password?
page-shell-forgot-send = Send a link for a new one
page-shell-reset-sent = If we have such an account with an address, the link is on its way.
page-shell-change-password = Change the password
page-shell-my-email = E-mail
page-shell-my-email-about = Only for a new password and for notices of your turn. Nobody else will see it.
page-shell-unconfirmed = Your address is not confirmed yet
page-shell-unconfirmed-about = Open the link that we send to { $address }. Until then nothing else goes there: no notices of your turn, no new password.
page-shell-unconfirmed-send = Send the link again
page-shell-unconfirmed-sent = A link is on its way to { $address }.
page-shell-ratings = How you are doing
page-shell-rated = { $matches ->
    [one] after one match
   *[other] after { $matches } matches
  }
page-shell-unrated = No rated match yet.
page-shell-devices = Devices
page-shell-device-since = Logged in { $day }
page-shell-this-device = this device
page-shell-log-out = Log out
page-shell-log-out-others = Log out all others
page-shell-somebody = somebody who is gone
page-shell-mutes = Whom I do not want to read
page-shell-hear = Read again
page-shell-mutes-none = You have muted nobody.
page-shell-my-data = My data
page-shell-export = Download all you know of me
page-shell-forget-me = Forget me…
page-shell-forget-sure = We delete your name, address and ratings, and you leave the tables in play. It cannot be undone.
page-shell-forget = Yes, delete
page-shell-forgotten = Done, we do not know you any more. Farewell!
page-shell-reset = New password
page-shell-reset-about = Choose a new password, then log in with it.
page-shell-reset-done = The new password holds. Log in with it.
page-shell-confirm = Your address
page-shell-confirm-about = Is the address yours to which we sent this link? Then confirm it.
page-shell-confirm-button = Yes, it is mine
page-shell-confirm-done = The address is confirmed.

## Settings
page-shell-setting-language = Language
page-shell-language-cs = Čeština
page-shell-language-en = English
page-shell-setting-theme = Look
page-shell-theme-system = as the device
page-shell-theme-light = light
page-shell-theme-dark = dark
page-shell-theme-contrast = high contrast
page-shell-setting-animation = Motion
page-shell-animation-system = as the device
page-shell-animation-full = full
page-shell-animation-none = as little as possible
page-shell-setting-confirmation = Confirm moves
page-shell-confirmation-always = always
page-shell-confirmation-needed = only where a move cannot be taken back
page-shell-confirmation-never = never
page-shell-setting-obvious = When there is only one thing you can do
page-shell-obvious-taken = do it for me
page-shell-obvious-asked = ask me anyway
page-shell-setting-sound = Sound
page-shell-sound-on = on
page-shell-sound-off = off
page-shell-setting-notices = When it is my turn and I am not at the table
page-shell-notices-none = the title and the sound of the open page will do
page-shell-notices-mail = write an e-mail
page-shell-notices-push = tell me in this browser, even when the page is closed
page-shell-notices-address = For e-mail, first fill in your address (Who I am).
page-shell-notices-unconfirmed = Your address is not confirmed yet: open the link that we sent there, or ask for it again (Who I am).
page-shell-notices-secure = This browser cannot show notices here; it needs a secure connection (HTTPS).
page-shell-notices-stranger = As soon as you have a name you can choose e-mail or notices in the browser here, too.
page-shell-notices-denied = The browser did not allow notices. Allow them in its settings and try again.
