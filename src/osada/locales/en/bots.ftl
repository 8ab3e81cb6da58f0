### Bots: programs of other people

program-complaint = { $program } (player { $player }, line { $line } of the match): { $problem } A random action was played.
program-late = It did not answer within { $seconds } s.
program-hangs = It did not answer { $times } times in a row and was ended. { $last ->
    [0] It is started once more.
   *[other] The rest of the match is random.
  }
program-ended = It ended with exit code { $code }. { $last ->
    [0] It is started once more.
   *[other] The rest of the match is random.
  }
program-not-started = It could not be started: { $problem }. { $last ->
    [0] It is started once more.
   *[other] The rest of the match is random.
  }
program-no-json = “{ $found }” is no JSON; right would be {"{"}"action": "…"{"}"}, one line for each question.
program-no-action = “{ $found }” names no action; right would be {"{"}"action": "…"{"}"} with one of the legal texts.
program-quotes = The quotes in “{ $command }” are not closed.
program-empty = After { $prefix } comes a program, such as { $prefix }./mybot
program-missing = There is no program “{ $program }” that can be run: name it by its path (./mybot) and make it executable, or name its interpreter first (python3 mybot.py).
program-seconds = OSADA_BOT_SECONDS is “{ $found }”; right would be a number of seconds above 0.
program-more = And { $count ->
    [one] one more mistake
   *[other] { $count } more mistakes
  } of programs.
program-trust = This record asks for a program to be run. If you trust it, name the players again: --bots "{ $bots }"
