"""Read by the processes in which bots think: here no game is ever compiled."""

import signal

import __main__

__main__.prepare = lambda game: signal.pause()
