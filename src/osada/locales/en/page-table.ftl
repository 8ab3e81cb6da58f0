### The page: the table room

page-table-others = The others
page-table-board = The board
page-table-mine = Before me
page-table-numbers = My numbers
page-table-choices = What can be done
page-table-tabs = Parts of the table
page-table-tab-table = Table
page-table-tab-mine = Mine
page-table-tab-others = Others
page-table-tab-log = Log
page-table-drawer = Log, chat and scores
page-table-drawer-log = Log
page-table-drawer-chat = Chat
page-table-drawer-scores = Scores
page-table-fold = Put the log aside
page-table-unfold = Keep the log open
page-table-close = Close
page-table-shut = The table
page-table-closed = You may not look at this table. Ask its host for an invitation.
page-table-stopped = This release cannot go on with this match. { $release ->
    [none] The release that began it can.
   *[other] Release { $release } finishes it.
  }

## Whose turn, what to do, how the wire is
page-table-your-turn = Your turn.
page-table-all-act = All act at once, you too.
page-table-their-turn = { $count ->
    [one] { $who } is to act.
   *[other] To act: { $who }.
  }
page-table-wait = One moment …
page-table-choose = Choose what to do.
page-table-looking-on = Looking on
page-table-saving = Saving …
page-table-connecting = Connecting …
page-table-cut-saved = Reconnecting … everything you did is saved.
page-table-cut-unsaved = Reconnecting … your last move is not yet saved.

## Seats
page-table-presence-bot = bot
page-table-presence-here = here
page-table-presence-gone = away
page-table-acting = to act
page-table-resigned = has resigned
page-table-open-rival = { $name }: show everything
page-table-late = Out of time
page-table-call-bot = Let a bot play
page-table-left-days = { $count } days left
page-table-left-hours = { $count } hours left
page-table-left-minutes = { $count } min left
page-table-left-seconds = { $count } s left
page-table-level-random = random bot
page-table-level-greedy = greedy bot
page-table-level-easy = easy bot
page-table-level-medium = medium bot
page-table-level-hard = hard bot
page-table-level-max = strongest bot

## The action bar
page-table-confirm = Confirm
page-table-bar = Confirm, undo and hints
page-table-confirm-what = Confirm, or choose something else: { $what }
page-table-taken = The only thing you could do, done for you: { $what }
page-table-adds = Confirm also does the only thing left: { $what }
page-table-confirm-first = Confirm what you have chosen first, or put it back.
page-table-not-whole = Your choice is not finished yet.
page-table-undo = Undo
page-table-undo-turn = Undo the turn (Shift+U)
page-table-undo-cancel = Undo puts the choice back.
page-table-undo-what = Undo: { $what }
page-table-undo-ask = Undo asks { $who } first: { $what }
page-table-undo-not-spectator = You are looking on.
page-table-undo-not-nothing = Nothing to undo yet.
page-table-undo-not-drawn = Cannot undo: something was drawn since.
page-table-undo-not-others = Cannot undo: others have acted since.
page-table-undo-not-over = The match is over.
page-table-stop-outcome = This draws or rolls: no undo after it.
page-table-stop-hidden = This shows something hidden: no undo after it.
page-table-stop-others = Then it is the others' turn.
page-table-stop-over = This ends the match.
page-table-stop-illegal = That cannot be done now.
page-table-consent = Do you agree?
page-table-consent-ask = { $about ->
    [bot] { $who } would like a bot to play for { $what } until they are back.
    [settings] { $who } proposes: { $what }.
   *[undo] { $who } would like to take back a line. What came after it would go as well.
  }
page-table-consent-wait = Still to agree: { $whom }.
page-table-agree = Agree
page-table-refuse = Refuse
page-table-withdraw = Withdraw
page-table-gone = Away
page-table-until = until { $time }
page-table-replaced-from = From { $time } on a bot may take over.
page-table-propose-open = Propose other settings
page-table-propose = Ask everybody
page-table-propose-help = It holds as soon as everybody who plays agrees.
page-table-chat-mute = Mute the chat for all
page-table-chat-open = Open the chat again
page-table-close-table = Close the table
page-table-close-table-sure = Close it for good
page-table-lasting = { $unit ->
    [days] { $count } days
    [hours] { $count } hours
    [minutes] { $count } min
   *[seconds] { $count } s
  }
page-table-set-pace = { $value ->
    [0] no time limit for a turn
   *[other] { $time } for a turn
  }
page-table-set-late = { $value ->
    [bot] a bot plays at once for whoever is late
   *[offer] the others may call a bot for whoever is late
  }
page-table-set-away = whoever does nothing for { $time } is away
page-table-set-spectators = { $value ->
    [true] spectators are welcome
   *[false] no spectators
  }
page-table-set-delay = spectators are { $value } moves behind
page-table-set-hints = { $value ->
    [true] hints are allowed
   *[false] no hints
  }
page-table-set-listed = { $value ->
    [true] listed among the free seats
   *[false] not listed among the free seats
  }
page-table-set-rated = { $value ->
    [true] rated
   *[false] casual
  }

## Choices
page-table-about = { $what } – choose another
page-table-empty = empty
page-table-points = points: { $count }
page-table-search = Search
page-table-command = Type an action ( / )

## Advice
page-table-hint = Hint
page-table-hint-off = At this table everybody plays without hints.
page-table-hint-not-now = A hint can be had when it is your turn.
page-table-hint-thinking = Thinking about it …
page-table-hint-where = Look here: { $kind }
page-table-hint-more-1 = Which one?
page-table-hint-more-2 = Why?
page-table-hint-do = Do it
page-table-hint-win = { $percent } % to win
page-table-hint-value = margin { $points }

## Log and chat
page-table-log-whole = Show earlier lines
page-table-log-gone = { $count ->
    [one] one line
   *[other] { $count } lines
  } taken back
page-table-line-undo = { $who } takes back { $count ->
    [one] a line
   *[other] { $count } lines
  }.
page-table-line-ask = { $about ->
    [bot] { $who } would like a bot to play for { $what }.
    [settings] { $who } proposes: { $what }.
   *[undo] { $who } asks { $whom } to let them take back.
  }
page-table-line-answer-yes = { $who } agrees.
page-table-line-answer-no = { $who } does not agree.
page-table-line-seat-sit = { $who } sits down.
page-table-line-seat-claim = { $who } comes back on another device.
page-table-line-seat-leave = { $who } leaves the seat.
page-table-line-seat-bot = For { $who } plays from now on: { $level }.
page-table-line-seat-back = { $who } is back.
page-table-line-seat-remove = The host frees the seat.
page-table-line-seat-link = { $who } has a new link to the seat.
page-table-line-seat-late = { $who } is out of time. { $level ->
    [none] Others may let a bot play.
   *[other] Plays instead: { $level }.
  }
page-table-line-seat-lost = { $who } is out of time and has lost.
page-table-line-seat-away = { $who } is away: the others may call a bot.
page-table-line-seat-resign = { $who } resigns.
page-table-line-seat-forget = { $who } leaves for good.
page-table-line-table-start = The match begins.
page-table-line-table-finish = The match is over.
page-table-line-table-close = The host has closed the table.
page-table-line-table-chat = { $what ->
    [open] The host has opened the chat again.
   *[muted] The host has muted the chat.
  }
page-table-line-table-invite = The host has renewed the invitation.
page-table-line-table-settings = { $by ->
    [host] The host has changed the settings: { $what }.
   *[all] Everybody has agreed: { $what }.
  }
page-table-line-table-host = The table has a new host.
page-table-line-table-forked = From here it is played on.
page-table-line-table-loaded = So far the record goes.
page-table-line-table-hint = { $who } was given a hint.
page-table-line-table-rematch = A rematch is offered.
page-table-line-table-pause = The server was away for a while. Everybody has that time back.
page-table-chat-empty = Nothing has been said yet.
page-table-chat-write = Say something to the table
page-table-chat-send = Send
page-table-total = Total
page-table-guess = ≈ { $points }
page-table-estimate = about { $points }, { $low } to { $high } in { $worlds ->
    [one] one imagined deal
   *[other] { $worlds } imagined deals
  }
page-table-away = While you were away
page-table-away-me = – this is about you
page-table-skip = Show all (Space)

## One device, several people
page-table-hot-seat = ONE DEVICE FOR ALL
page-table-hand-over = Pass the device to { $name }
page-table-reveal = I am { $name } – show my things
page-table-pin = The number of { $name }
page-table-pass-to = Pass to { $name }

## The menu
page-table-menu = Table and people
page-table-back = Play myself again
page-table-invite = Invitation
page-table-leave = Leave, let a bot play
page-table-resign = Resign …
page-table-resign-sure = Yes, I resign
page-table-replay = Replay
page-table-rules = Rules
page-table-settings = Settings
page-table-home = To the start
page-table-renew-link = New link to the seat
page-table-mute = Mute
page-table-hear = Hear again
page-table-muted = You do not hear { $name } any more.
page-table-heard = You hear { $name } again.
page-table-commit = Fingerprint of the seed, published before the match: { $commit }

## What has no name in any game
page-table-word-face-down = face down
page-table-word-covered = covered
page-table-word-yes = yes
page-table-word-no = no

## Fields of views: what they are called
page-table-field-all-rounds = Round
page-table-field-all-points = Points
page-table-field-all-cards = Cards
page-table-field-all-seat = To act
page-table-field-all-first = First player
page-table-field-all-unseen = Not yet seen
page-table-field-all-dice = Dice
page-table-field-all-owed = Owed
page-table-field-all-turn = To act
page-table-field-all-ground = Ground
page-table-field-all-active = Rolls the dice
