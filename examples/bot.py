#!/usr/bin/env python3
"""A bot for any game of Osada, as a program of its own: it needs Python and nothing else.

Try it:  osada play hashi --bots "me,cmd:python3 examples/bot.py"

Osada writes one question a line to standard input and reads one answer a line from standard output (docs/bots.md).
Whatever this program wants to tell its author goes to standard error; OSADA_BOT_LOG=FILE keeps it.
"""

import json
import random
import sys

# The kinds of action that it likes best, game by game; each is the first word of a legal text.
LIKED = {
    "hashi": ["bridge", "write"],
    "border": ["group", "cross", "stop"],
    "divukraj": ["play", "visit"],
}
# The kinds of action that it avoids in every game: they give something up.
AVOIDED = {"done", "pass", "end", "discard", "scuttle", "skip-write", "skip-bridges"}


def kind(action):
    """`write 11` is of the kind `write`."""
    return action.split(" ")[0]


def choose(question):
    """The question holds what a seat may know; any text of `legal` is a good answer."""
    legal = question["legal"]
    for liked in LIKED.get(question["game"], []):
        fitting = [action for action in legal if kind(action) == liked]
        if fitting:
            return random.choice(fitting)
    return random.choice([action for action in legal if kind(action) not in AVOIDED] or legal)


def main():
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"action": choose(question)}), flush=True)  # without flush it would wait for ever


if __name__ == "__main__":
    main()
