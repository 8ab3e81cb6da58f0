### Bots: other people's programs and classes

guest-complaint = { $bot } (player { $player }, line { $line } of the match): { $problem } A random action was played.
guest-no-answer = { $bot } cannot play. { $problem } Nothing was played.
guest-more = And { $count ->
    [one] one more mistake
   *[other] { $count } more mistakes
  } of other people's bots.
guest-trust = This record asks for other people's code to be run. If you trust it, name the players again: --bots "{ $bots }"

## Programs
program-late = It did not answer within { $seconds } s.
program-hangs = It did not answer { $times } times in a row and was ended.
program-ended = It ended with exit code { $code }.
program-not-started = It could not be started: { $problem }.
program-again = It is started once more.
program-lost = The rest of the match is random.
program-no-json = “{ $found }” is no JSON; right would be {"{"}"action": "…"{"}"}, one line for each question.
program-no-action = “{ $found }” names no action; right would be {"{"}"action": "…"{"}"} with one of the legal texts.
program-quotes = The quotes in “{ $command }” are not closed.
program-empty = After { $prefix } comes a program, such as { $prefix }./mybot
program-missing = There is no program “{ $program }” that can be run: name it by its path (./mybot) and make it executable, or name its interpreter first (python3 mybot.py).
program-seconds = OSADA_BOT_SECONDS is “{ $found }”; right would be a number of seconds above 0.

## Python classes
imported-form = “{ $found }” does not name a class; right would be py:module:Class.
imported-no-module = The module “{ $module }” cannot be imported: { $problem }. It must lie where the command is called, or be installed.
imported-no-class = The module “{ $module }” has no “{ $found }”; after py:module: comes the name of a class.
imported-not-made = { $bot } cannot be made; it is called with the game and a seed. { $problem }
imported-no-choose = { $bot } has no method choose(observation).
imported-raised = It failed: { $problem }.
imported-no-action = It answered { $found }; right would be the text or the code of a legal action.
