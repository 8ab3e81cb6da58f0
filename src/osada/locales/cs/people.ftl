### Lidé: účty, pošta, upozornění.

people-name-letters = Jméno se píše písmeny jedné abecedy.
people-name-taken = Jméno { $name } nebo jméno jemu podobné už patří někomu jinému.
people-account-already = Účet už máte.
people-password = Heslo má { $least } až { $most } znaků.
people-password-wrong = To není vaše heslo.
people-login = Účet s tímto jménem a heslem tu není.
people-email = To není e-mailová adresa.
people-no-email = Bez vaší adresy vám nelze nic poslat.
people-no-mail = Tento server žádnou poštu neposílá.
people-mail-url = Nastavení `mail` není adresa poštovního serveru. Začíná některým ze slov { $schemes } a pokračuje jménem serveru.
people-no-push = Tento server prohlížečům upozornění neposílá.
people-push-address = Váš prohlížeč dal adresu, kterou nelze použít.
people-push-full = Upozornění může dostávat nejvýš { $most } prohlížečů.
people-confirmed-already = Vaše adresa už je potvrzená.
people-link-over = Tento odkaz už neplatí.
people-no-device = Takové zařízení tu není.
people-unknown = Nikdo takový tu není.
people-no-game = Taková hra tu není.
people-mutes-full = Ztlumit lze nejvýš { $most } lidí.

## Dopisy
people-reset-subject = Nové heslo k Osadě
people-reset-text = Dobrý den,

    někdo, nejspíš vy, si pro účet { $name } vyžádal nové heslo. Zvolte si ho do hodiny zde:
    { $link }

    Pokud jste to nebyli vy, nemusíte dělat nic.
people-confirm-subject = Osada: je to vaše adresa?
people-confirm-text = Dobrý den,

    někdo, nejspíš vy, uvedl v Osadě tuto adresu jako svou. Potvrdíte ji, když do jednoho dne otevřete tento odkaz:
    { $link }

    Pokud jste to nebyli vy, nemusíte dělat nic. Dokud není potvrzená, nic jiného sem nepošleme.
people-turn-subject = Jste na tahu: { $game }
people-turn-text = Dobrý den,

    jste na tahu (hráč { $name }, hra { $game }):
    { $link }

    Nechcete už takovou poštu? Vypněte si ji:
    { $off }
people-turn-push = Ostatní na vás čekají.
people-off-question = Už neposílat upozornění, že jste na tahu?
people-off-button = Vypnout
people-off-done = Upozornění jsou vypnutá. V nastavení je můžete znovu zapnout.
