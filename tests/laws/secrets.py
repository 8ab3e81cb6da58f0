"""Laws about secrets: a view tells what a seat may know, and nothing depends on what it may not.

What they cannot see: a public fact that a view forgets, if nothing that the reader may do depends on it.
"""

from collections import defaultdict

from osada.engine import loops
from osada.engine.game import CHANCE, SPECTATOR
from osada.engine.layout import empty
from tests.games import of_game
from tests.laws.acting import answers
from tests.laws.matches import bytes_of, some_positions, walk


def readers(case):
    return [*range(case.seats), SPECTATOR]


def imagined(table, reader, rng):
    """A copy of the table in which all that the reader does not know is guessed."""
    states = empty(table.game.state)
    loops.fill_state(table.known(reader), reader, rng, states)
    other = table.copy()
    other.restore(states, list(table.log))
    return other


def views_tell_all_and_no_more(case):
    """What is imagined from a view looks the same to that reader: nothing leaked, nothing public was lost."""
    rng = loops.generator(case.seed)
    for table in walk(case):
        for reader in readers(case):
            guess = imagined(table, reader, rng)
            assert table.known(reader).tobytes() == guess.known(reader).tobytes(), f"the view of seat {reader} differs"


def nothing_depends_on_a_secret(case):
    """A seat may do the same, for the same reasons, whatever the others hide; and it reads the same."""
    rng = loops.generator(case.seed)
    for table in some_positions(case):
        lines = next_lines(table)
        for reader in readers(case):
            guess = imagined(table, reader, rng)
            assert (table.actors, table.chance_due) == (guess.actors, guess.chance_due)
            if reader != SPECTATOR:
                assert answers(table, reader) == answers(guess, reader), f"why_not tells seat {reader} a secret"
                assert table.legal(reader) == guess.legal(reader), f"what is legal tells seat {reader} a secret"
            guessed = next_lines(guess)
            for line in lines.keys() & guessed.keys():
                texts = [table.text(later[line].log[-1], reader) for later in (lines, guessed)]
                assert texts[0] == texts[1], f"seat {reader} reads a secret in {texts}"


def other_world(table, reader, rng):
    """The table as it might be too: what the reader does not know is guessed, lines that it cannot read are others."""
    other = imagined(table, reader, rng)
    other.restore(other.states, [line if line.readers >> reader & 1 else another(table, line) for line in table.log])
    return other


def another(table, line):
    """Another line of the same actor and kind, which is all that is open; the same where there is no other."""
    space = table.game.outcomes if line.seat == CHANCE else table.game.actions
    kind = [code for code in range(len(space)) if space.kind(code) == space.kind(line.code)]
    return line._replace(code=kind[(kind.index(line.code) + 1) % len(kind)])


def observations_tell_no_secret(case):
    """A bot is told the same whatever the others hide."""
    rng = loops.generator(case.seed)
    for table in some_positions(case):
        for seat in range(case.seats):
            assert table.observe(seat) == other_world(table, seat, rng).observe(seat), f"a bot on seat {seat} is told"


def next_lines(table):
    """Every line that may come now, with the table after it."""
    if table.chance_due:
        lines = [(CHANCE, table.game.outcomes.parse(words)) for words in table.outcomes()]
    else:
        lines = [(seat, code) for seat in table.actors for code in table.legal_codes(seat)]
    return {line: after(table, line) for line in lines}


def after(table, line):
    """A copy of the table, one line later."""
    other = table.copy()
    if line[0] == CHANCE:
        other.outcome(line[1])
    else:
        other.play(*line)
    return other


def lines_tell_no_more_than_views(case):
    """Two lines that lead to positions which a reader cannot tell apart read alike."""
    for table in some_positions(case):
        looks = defaultdict(set)  # (reader, actor, view afterwards) -> (text, position)
        for (actor, _), later in next_lines(table).items():
            for reader in readers(case):
                text = table.text(later.log[-1], reader)
                looks[reader, actor, later.known(reader).tobytes()].add((text, bytes_of(later)))
        for (reader, _, _), same in looks.items():
            texts, positions = {text for text, _ in same}, {position for _, position in same}
            assert len(texts) == 1 or len(positions) == 1, f"seat {reader} reads a secret in {sorted(texts)}"


def views_hide_what_lines_hide(case):
    """Lines that read alike look alike afterwards. Only the end of a match may lay open what a line hid."""
    for table in some_positions(case):
        views = defaultdict(set)  # (reader, text) -> views afterwards
        for later in next_lines(table).values():
            for reader in readers(case) if not later.over else ():
                views[reader, table.text(later.log[-1], reader)].add(later.known(reader).tobytes())
        for (reader, text), same in views.items():
            assert len(same) == 1, f"the view of seat {reader} shows what {text} hides"


def imagined_states_are_whole(case):
    """They keep all components, and every field is filled anew, whatever stood there before."""
    conserved = of_game(case.game, "conservation").assert_conserved
    used = empty(case.game.state)
    for table in some_positions(case):
        for reader in readers(case):
            guess = imagined(table, reader, loops.generator(case.seed))
            conserved(guess.state)
            loops.fill_state(table.known(reader), reader, loops.generator(case.seed), used)
            assert used.tobytes() == bytes_of(guess), "imagine leaves something of an older position"
