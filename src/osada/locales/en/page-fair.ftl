### The page: the proof that chance was fair, and how it works

## Point by point
page-fair-points = What this device has checked
page-fair-broken = Something is wrong with this match: what was promised does not fit what is shown now. See below which point failed, and keep the record.
page-fair-sign-yes = right
page-fair-sign-no = wrong
page-fair-sign-unknown = cannot be told
page-fair-seed-yes = The seed fits the promise that stands in the record.
page-fair-seed-no = The seed does not fit the promise that stands in the record.
page-fair-promise-yes = It is the promise that this device was given before the match.
page-fair-promise-no = It is another promise than this device was given before the match.
page-fair-promise-unknown = This device was given no promise before the match, so it cannot compare.
page-fair-nonce-yes = The number that this device added to chance stands in the record.
page-fair-nonce-no = The number that this device added to chance does not stand in the record: somebody has swapped it.
page-fair-nonce-unknown = This device added no number to the chance of this match.
page-fair-bots-yes = { $count ->
    [0] Every seat added a number of its own.
    [one] One seat added no number of its own: its number follows from the promise, so nobody could choose it.
   *[other] { $count } seats added no number of their own: theirs follow from the promise, so nobody could choose them.
  }
page-fair-bots-no = A bot plays at seat { $number }, but its number does not follow from the promise: somebody has chosen it.
page-fair-draws-yes = { $count ->
    [0] Nothing was drawn in this match.
    [one] The one draw follows from the seed and these numbers.
   *[other] All { $count } draws follow from the seed and these numbers.
  }
page-fair-draws-no = Line { $line } of the match says “{ $words }”, but the seed and these numbers give “{ $expected }”.
page-fair-weights-no = { $line ->
    [0] The proof lists another number of draws than the match has.
   *[other] The weights of the draw in line { $line } do not fit what was drawn there.
  }
page-fair-signature-yes = The record is signed by this server, with the key { $id }.
page-fair-signature-no = The signature is wrong: something in the record was changed.
page-fair-signature-unknown = The record says that the key { $id } of this server has signed it; this browser cannot check that.
page-fair-key-no = The record is signed with the key { $id }, which is not one of this server’s keys.
page-fair-unsigned-unknown = The record is not signed: lines of it come from another match or from a file, so this server does not vouch for it.
page-fair-unproved-unknown = Lines of this match come from elsewhere; nothing was promised about its chance, so nothing can be proved.

## How it works
page-fair-title = How chance is proved
page-fair-why = A computer draws the cards and throws the dice here. So that you need not trust whoever runs it, everything it draws can be checked afterwards, by this page and by hand.
page-fair-word-seed = The seed
page-fair-what-seed = A long random number that the server draws for each table. Everything that is drawn in the match follows from it, so it stays secret until the end and is shown to everybody then.
page-fair-word-promise = The promise (the fingerprint of the seed)
page-fair-what-promise = Before the match the server shows the SHA-256 of the seed: 64 digits, like a fingerprint. Nobody can get from the fingerprint to the seed, or find a second seed with the same one. So the server cannot swap the seed later.
page-fair-word-nonce = The players’ numbers
page-fair-what-nonce = Once your device knows the promise it adds a random number of its own to chance. The server could not know it when it drew the seed, so it could not look for a seed that suits somebody. The number of a bot, and of anybody who sends none, follows from the promise: nobody chooses it.
page-fair-word-draw = A draw
page-fair-what-draw = Each draw has a number: 0, 1, 2 … From the seed, all players’ numbers and the number of the draw one long number is computed (HMAC-SHA256). It decides between the possible outcomes, by their weights: three cards of one kind weigh 3.
page-fair-word-signature = The signature
page-fair-what-signature = Anybody can make up a seed and a match that fits it. So the server signs what was really played here, from the first line to the last (Ed25519). A record from elsewhere is shown as unsigned.
page-fair-word-limits = What is not proved
page-fair-what-limits = Who runs the server knows the seed while you play, and could tell somebody what will come. And whether another player had help nobody can compute.

## By hand
page-fair-by-hand = Check it by hand
page-fair-by-hand-about = In a terminal of Linux or macOS, or of Windows with WSL.
page-fair-by-hand-table = The numbers are those of the match that you come from.
page-fair-by-hand-any = The names in capital letters stand for what you find in the record of a match.
page-fair-step-record = Save the record of the match. Promise, seed and the players’ numbers stand at its beginning, as commit, seed and nonce.
page-fair-save = Save the record
page-fair-find = Find a match in the archive
page-fair-step-seed = The fingerprint of the seed has to be the promise:
page-fair-step-nonce = The number of a seat that sent none (seats are counted from 0) is the fingerprint of the promise and the seat:
page-fair-step-draw = Draw 0, the first “chance” line of the record, comes from this number:
page-fair-step-weights = Take its first 16 digits as one number (in base 16). Divide by the sum of the weights; what counts is the remainder. Subtract the weight of each outcome in turn: the one at which you fall below 0 was drawn. Very rarely the number is too large to be fair (docs/record.md); then the next 16 digits count.
page-fair-here = In this match: { $digits } in base 16, divided by { $total }, leaves { $rest }. The weights are { $weights }; so “{ $words }” was drawn.
page-fair-step-osada = All of it at once, with the weights that the rules give, and the signature:
