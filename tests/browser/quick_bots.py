"""Read by the processes in which bots think: here they are asked at once, and compile only what they need for that.

The bots of these tests act at random or at first sight; a search of every game would take minutes to compile.
"""

import __main__

__main__.prepare = lambda game: game.id
