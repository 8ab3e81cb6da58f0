### The command `osada`

cli-about = Building games on one table: play them, score them, simulate them, drive them from another program.
cli-interrupted = Interrupted.
cli-language = There is no language “{ $lang }”. There are: { $allowed }.
cli-compiling = Compiling { $game } (once)
cli-compiling-bots = Compiling the bots of { $game } (once)
cli-compiling-search = Compiling the search of { $game } (once)
cli-compiling-all = Compiling games (once)
cli-compiled = { $game }: compiled.
cli-playing = Playing
cli-measuring = Measuring

## Help
cli-help-game = The game: [bold]osada games[/] lists them.
cli-help-json = For programs: JSON instead of tables.
cli-help-option = A choice at set-up, such as [bold]side=B[/]; can be repeated.
cli-help-seats = How many seats.
cli-help-lang = The language, Czech or English; by default that of the system.
cli-help-version = The version of Osada.
cli-help-games = The games with their seats, options and actions.
cli-help-play = Play on this machine: the page opens in your browser, with bots or with others; people in your house can be invited from there. With [bold]--terminal[/], or with any of the options below it, you play in this terminal instead; everything typed is explained there, and the match is kept on disk after every line.
cli-help-play-bots = Who plays the last seats: [bold]easy[/], [bold]medium[/], [bold]hard[/], [bold]max[/], [bold]greedy[/], [bold]random[/], [bold]cmd:PROGRAM[/] for a program of yours, [bold]py:MODULE:CLASS[/] for a Python class of yours (docs/bots.md), or [bold]me[/] for a person, separated by commas. Without it all rivals are greedy.
cli-help-play-record = Keep the record in this file.
cli-help-play-resume = Go on with the match of this record.
cli-help-terminal = In this terminal instead of the browser.
cli-help-seed = The same seed gives the same outcomes.
cli-help-score = Score finished tables of the real game, part by part. A file is JSON as described in docs/score-pad.md; several tables may stand in one file, one a line.
cli-help-score-files = JSON files, one for each table.
cli-help-replay = Replay the record of a match, check every line, and print the final scores.
cli-help-replay-file = A record, as play and the engine write it.
cli-help-verify = Prove also that the seed is the promised one, that every outcome follows from it with the weights of the rules, and that the result is right.
cli-help-verify-keys = The public keys of the server that signed it: its address (https://…), or the file of keys that it publishes. Then the signature is checked, too, and a record without one is refused.
cli-help-engine = Be driven by another program: one JSON object a line in, one a line out (docs/engine-protocol.md).
cli-help-sim = Play bots against each other and count who wins. From match to match every bot moves on by one seat.
cli-help-sim-bots = The bots, separated by commas: [bold]random[/], [bold]greedy[/], [bold]easy[/], [bold]medium[/], [bold]hard[/], [bold]max[/], [bold]cmd:PROGRAM[/], [bold]py:MODULE:CLASS[/] (docs/bots.md). One name fills all seats.
cli-help-sim-games = How many matches.
cli-help-sim-backend = Where they are played: [bold]local[/], in this process, or [bold]ray[/], on a Ray cluster.
cli-help-arena = A tournament: every table of bots plays the same seeds in each rotation of the seats; ratings, win rates and margins with 95 % intervals, and a chart (docs/arena.md). Every match is kept; Ctrl-C tells what was played so far, and the same command goes on.
cli-help-arena-bots = The bots, separated by commas: [bold]random[/], [bold]greedy[/], [bold]easy[/], [bold]medium[/], [bold]hard[/], [bold]max[/] … More than seats: each table of them is played. As many as seats, with repeats: this one table. Fewer: one of each among copies of each other.
cli-help-arena-games = How many matches each table of bots plays, up to whole rotations.
cli-help-arena-seats = How many seats; by default two, or one for each bot where a bot is named twice.
cli-help-arena-until = Stop as soon as the 95 % interval of the first bot lies wholly above or below this share of wins, such as 0.75.
cli-help-arena-backend = Where they are played: [bold]local[/], on this machine, or [bold]ray[/], on a Ray cluster.
cli-help-arena-workers = How many processes; by default one for each core.
cli-help-arena-folder = Where the matches are kept; by default a folder in ./arena that is named after the game, set-up, seed and version of the bots.
cli-help-arena-chart = Draw the ladder into this file: PNG, SVG or PDF.
cli-help-bench = Our speed per CPU-second on one core, beside the peers that are installed.
cli-help-bench-games = Only these games.
cli-help-bench-seconds = How long to measure each figure.
cli-help-compile = Compile all rules and bots now, on all cores, so that nothing waits for it later.
cli-help-compile-games = The games to compile; all without it.

## Refusals
cli-option-form = “{ $found }” is no option. Right would be NAME=VALUE, such as side=B.
cli-bot-count = There are { $bots } bots for { $seats } seats; give one for each seat, or one for all.
cli-too-many-bots = There are { $bots } bots for { $seats } seats.
cli-ambiguous = “{ $typed }” could be: { $choices }.
cli-no-player = There is no player { $number }; the players are 1 to { $last }.

## Tables
cli-player = Player { $number }
cli-game = game
cli-name = name
cli-seats = seats
cli-options = options
cli-actions = actions
cli-version = version
cli-total = total
cli-winners = { $count ->
    [0] Nobody won.
    [one] { $winners } wins.
   *[other] The win is shared: { $winners }.
  }
cli-bot = bot
cli-wins = wins
cli-share = share
cli-mean = mean score
cli-speed = { $games ->
    [one] One match
   *[other] { $games } matches
  }, { $speed } a CPU-second
cli-steps = steps/s
cli-matches = matches/s
cli-searches = iterations/s
cli-bytes = bytes of a state
cli-cold = compiled in s
cli-cached = starts in s

## Playing
cli-welcome = [bold]{ $game }[/]  ·  [dim]kept in { $file }[/]
cli-saved = The match is saved. Go on with: osada play --resume { $file }
cli-kept = The record: { $file }
cli-turn-up = [dim]Enter: go on · u: take back[/] ›{" "}
cli-hand-over = { $player }, it is your turn. Enter ›{" "}
cli-hint = The greedy bot would play: { $action }
cli-commands = u take back · h hint · p points · v 2 board of player 2 · l log · ? rules · q leave. Beginnings and bare arguments do too, several with commas.
