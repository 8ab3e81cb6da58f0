"""The rules of Bobřany once more, slowly: words and dictionaries, and everything is tried out anew each time."""

from collections import Counter

from tests.bobrany.reference import COLUMNS, OPPOSITE, ROWS, STEPS, beside

CELLS = [row + column for row in ROWS for column in COLUMNS]
SLOTS = [f"{position}.{slot}" for position in COLUMNS for slot in "123"]
TOKENS = ["crane", "dam", "raft", "raft2"]
AT_ZERO = {"end": "N", "corner": "NE", "straight": "NS", "tee": "NES", "cross": "NESW"}
COPIES = Counter({
    "green corner": 3, "green straight": 3, "brown": 3, "red crane": 3, "red dam": 3, "red raft": 3,
    "purple corner": 3, "purple straight": 3, "orange corner": 2, "orange straight": 2, "orange tee": 2,
    "blue corner": 2, "blue straight": 2, "blue tee": 2, "blue cross": 2,
    "yellow end": 3, "yellow corner": 2, "yellow straight": 2, "yellow tee": 2, "yellow cross": 1,
})


def rotations(tile):
    """R5.5 degrees -> sides with a walkway; of rotations that look the same only the first."""
    sides, found = AT_ZERO.get(tile.split()[-1], "NESW"), {}
    for turn, degrees in enumerate(("0", "90", "180", "270")):
        turned = "".join(sorted("NESW"[("NESW".index(side) + turn) % 4] for side in sides))
        if turned not in found.values():
            found[degrees] = turned
    return found


def token_of(tile):
    """R5.3 What a red tile gives."""
    return {"red crane": "crane", "red dam": "dam", "red raft": "raft2"}.get(tile)


class Player:
    """One town and its reserve."""

    def __init__(self):
        self.tiles = {}                     # cell -> (tile, walkways)
        self.tokens = {}                    # border -> token
        self.reserve = Counter(raft=1)

    def is_full(self):
        return len(self.tiles) == 16

    def mismatches(self, cell, walkways):
        """R6.1 to R6.3 The sides that need a token, in the order N E S W."""
        found = []
        for side in STEPS:
            other = beside(cell, side)
            if other in self.tiles and (side in walkways) != (OPPOSITE[side] in self.tiles[other][1]):
                found.append(side)
        return found

    def places(self, tile, columns, tokens):
        """The ways to lay a tile into these columns with so many tokens."""
        return [f"{cell} {degrees}" for cell in CELLS if cell not in self.tiles and cell[1] in columns
                for degrees, walkways in rotations(tile).items() if len(self.mismatches(cell, walkways)) <= tokens]

    def all_places(self, tile, column, reserve):
        """R5.4, R5.6, R4.7"""
        total = sum(reserve.values())
        rest = [each for each in COLUMNS if each != column]
        far = self.places(tile, rest, total - 1) if reserve["crane"] else []
        return self.places(tile, [column], total) + far

    def open_borders(self):
        """R6.5 Between laid tiles that are not connected; mismatched ones have a token."""
        for cell, (_, walkways) in self.tiles.items():
            for side in "ES":
                other = beside(cell, side)
                if other in self.tiles and side not in walkways and f"{cell}-{other}" not in self.tokens:
                    yield f"{cell}-{other}"


class SlowTable:
    """Follows a match line by line."""

    def __init__(self, starter=0):
        self.players = [Player(), Player()]
        self.river, self.rafts, self.unseen = {}, {}, COPIES.copy()
        self.starter, self.round = starter, 1
        self.turn, self.main_left, self.builder = None, False, None
        self.tile = self.column = None      # acquired, not placed yet
        self.owed = []                      # borders to be paid for
        self.over = False

    @property
    def player(self):
        return self.players[self.turn]

    def expects_tiles(self):
        return self.turn is None and not self.over

    # --- What is legal ------------------------------------------------------

    def legal(self):
        """R4.1 All that the seat on turn may do."""
        if self.owed:
            return {f"pay {kind}" for kind in TOKENS if self.player.reserve[kind]}
        if self.tile:
            return {f"place {place}" for place in self.player.all_places(self.tile, self.column, self.player.reserve)}
        scuttles = {f"scuttle {border} {kind}" for border in self.player.open_borders()
                    for kind in TOKENS if self.player.reserve[kind]}
        return {"end"} | scuttles | {action for slot in self.river for action in self.with_tile(slot)}

    def with_tile(self, slot):
        """R4.2, R4.3, R4.5, R4.6"""
        own = self.player.reserve
        if slot in self.rafts:
            owner, kind = self.rafts[slot]
            back = Counter(raft=1) if kind == "raft" else Counter()
            if owner == self.turn and self.could_place(slot, own + back):
                yield f"claim {slot}"
            return
        if self.main_left:
            yield from (f"{kind} {slot}" for kind in ("raft", "raft2") if own[kind])
            if self.could_place(slot, own):
                yield f"take {slot}"
        if own["dam"] and self.could_place(slot, own - Counter(dam=1)):
            yield f"dam {slot}"

    def could_place(self, slot, reserve):
        """R5.1, R5.3"""
        tile = self.river[slot]
        given = Counter([token_of(tile)]) if token_of(tile) else Counter()
        return bool(self.player.all_places(tile, slot[0], reserve + given))

    # --- What a line does ---------------------------------------------------

    def play(self, action):
        kind, *words = action.split()
        getattr(self, f"do_{kind}")(*words)
        if not self.over and not self.tile and not self.owed and self.turn is not None and self.is_over():
            self.over, self.turn = True, None

    def acquire(self, slot):
        """R5.3"""
        self.tile, self.column = self.river.pop(slot), slot[0]
        if token_of(self.tile):
            self.player.reserve[token_of(self.tile)] += 1

    def do_take(self, slot):
        self.main_left = False
        self.acquire(slot)

    def do_dam(self, slot):
        self.player.reserve["dam"] -= 1
        self.acquire(slot)

    def do_claim(self, slot):
        _, kind = self.rafts.pop(slot)
        self.player.reserve["raft"] += kind == "raft"
        self.acquire(slot)

    def do_raft(self, slot, kind="raft"):
        self.main_left = False
        self.player.reserve[kind] -= 1
        self.rafts[slot] = (self.turn, kind)

    def do_raft2(self, slot):
        self.do_raft(slot, "raft2")

    def do_place(self, cell, degrees):
        """R5.4, R5.6 to R5.8"""
        walkways = rotations(self.tile)[degrees]
        sides = self.player.mismatches(cell, walkways)
        self.player.reserve["crane"] -= cell[1] != self.column
        self.player.tiles[cell] = (self.tile, walkways)
        self.owed = ["-".join(sorted([cell, beside(cell, side)])) for side in sides]
        self.tile = None
        self.settle()

    def do_pay(self, kind):
        self.player.reserve[kind] -= 1
        self.player.tokens[self.owed.pop(0)] = kind
        self.settle()

    def settle(self):
        if not self.owed and self.player.is_full() and self.builder is None:
            self.builder = self.turn

    def do_scuttle(self, border, kind):
        """R4.8"""
        self.player.reserve[kind] -= 1
        self.player.tokens[border] = kind

    # --- Sweeps -------------------------------------------------------------

    def turn_up(self, tile):
        """R3.3"""
        self.unseen[tile] -= 1
        self.river[f"1.{sum(slot[0] == '1' for slot in self.river) + 1}"] = tile
        if sum(slot[0] == "1" for slot in self.river) == 3:
            self.begin_turns()

    def begin_turns(self):
        """R3.4, R7.1"""
        first = (self.starter + self.round - 1) % 2
        order = [seat for seat in (first, 1 - first) if not self.players[seat].is_full()]
        self.turn, self.main_left, self.waiting = order[0], True, order[1:]

    def do_end(self):
        waiting = [seat for seat in self.waiting if not self.players[seat].is_full()]
        if waiting:
            self.turn, self.main_left, self.waiting = waiting[0], True, []
            return
        self.turn = None
        self.drift()
        self.over = self.is_over()
        self.round += not self.over
        if not self.over and self.round > 16:
            self.begin_turns()

    def drift(self):
        """R3.1, R3.2"""
        for slot, (owner, kind) in self.rafts.items():
            if slot[0] == "4" and kind == "raft":
                self.players[owner].reserve["raft"] += 1
        self.river, self.rafts = (
            {f"{int(slot[0]) + 1}{slot[1:]}": value for slot, value in things.items() if slot[0] != "4"}
            for things in (self.river, self.rafts)
        )

    # --- The end ------------------------------------------------------------

    def is_over(self):
        """R7.3"""
        return all(self.is_done(seat) for seat in (0, 1))

    def is_done(self, seat):
        """R7.2"""
        afloat = [(tile, slot[0]) for slot, tile in self.river.items() if self.rafts.get(slot, (seat,))[0] == seat]
        unseen = [(tile, "1") for tile, count in self.unseen.items() if count]
        return not any(self.may_place(seat, tile, column) for tile, column in [*afloat, *unseen])

    def may_place(self, seat, tile, column):
        """R7.2 From this column on, or with a crane anywhere."""
        player = self.players[seat]
        tokens = player.reserve + (Counter([token_of(tile)]) if token_of(tile) else Counter())
        tokens["raft"] += (seat, "raft") in self.rafts.values()
        total = sum(tokens.values())
        far = player.places(tile, COLUMNS, total - 1) if tokens["crane"] else []
        return bool(far or player.places(tile, COLUMNS[COLUMNS.index(column):], total))
