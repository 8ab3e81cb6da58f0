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
page-shell-hints = Players may ask for hints
page-shell-spectators = Whoever has the link may watch
page-shell-delay = Moves that onlookers are behind
page-shell-listed = Show the table among the free seats
page-shell-begin = Open the table
