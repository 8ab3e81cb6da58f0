### Co server říká lidem.

server-who-are-you = Nejdřív řekněte, kdo jste: stačí jméno.
people-name = Jméno má { $least } až { $most } písmen, číslic, mezer, teček nebo pomlček a začíná písmenem nebo číslicí.
server-slow-down = To bylo příliš často. Chvíli počkejte a zkuste to znovu.
