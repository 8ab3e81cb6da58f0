"""Cities and their players for the terminal: what stands where, and what lies on it."""

from collections.abc import Iterator

from osada.games.divukraj.components import ALL_WORKERS, COLOURS, RESOURCES
from osada.games.divukraj.scoring import SCORED
from osada.games.divukraj.show.lettering import (
    BOLD,
    FAINT,
    HOME,
    PAWN,
    SIGNS,
    STYLES,
    TOKEN,
    Lettering,
    Piece,
    View,
    flowed,
    goods,
    joined,
    pawn,
    plain,
    styled,
)
from osada.locales import Words

INDENT = 3


class Skyline(Lettering):
    """All players, the one who looks first, and Rugwort."""

    def __init__(self, view: View, seat: int, words: Words) -> None:
        super().__init__(view, words)
        self.view, self.seat = view, seat

    def rows(self) -> Iterator[str]:
        seats = self.view["seats"]
        for seat in [(self.seat + step) % seats for step in range(seats)]:
            yield from self.player(seat)
            yield from self.city(self.view["cities"][seat])
        if self.view["year"]:
            yield from self.rival()
            yield from self.city(self.view["rival"])

    # --- Players ---

    def player(self, seat: int) -> Iterator[str]:
        """`♟1 spring ♟♟ 2╱ 0◆ 1● 3♥ 4★` and how many points that is now."""
        player, city = self.view["players"][seat], self.view["cities"][seat]
        workers = "".join(PAWN for _ in range(player["workers"])) or "–"
        stock = joined(goods(player["resources"], zeros=True))
        facts = {"season": self.written(player["season"]), "workers": workers, "tokens": f"{city['points']}{TOKEN}"}
        yield self.words("divukraj-draw-player", player=seat + 1, stock=stock, **facts)
        yield from self.facts(seat)

    def facts(self, seat: int) -> Iterator[str]:
        player = self.view["players"][seat]
        scores = {name: player["scores"][name] for name in SCORED}
        yield self.words("divukraj-draw-score", total=sum(scores.values()), spaces=player["spaces"], **scores)
        away = {name: player[name] for name in ("nowhere", "lost") if player[name]}
        yield from (self.words(f"divukraj-draw-{name}", count=count, all=ALL_WORKERS) for name, count in away.items())
        if player["passed"]:
            yield self.words("divukraj-draw-passed")
        if not player["hand"]:
            known = ", ".join(self.written(card) for card in player["held"]) or "–"
            yield self.words("divukraj-draw-hidden-hand", count=player["hand_size"], known=known)

    def rival(self) -> Iterator[str]:
        """R12"""
        view = self.view
        places = ", ".join(self.written(place) for place in view["rival_at"]) or "–"
        slots, season = " ".join(view["locked"]) or "–", self.written(view["rival_season"])
        yield self.words("divukraj-draw-rival", year=view["year"], season=season, places=places, slots=slots)
        scores = {name: view["rival_scores"].get(name, 0) for name in SCORED}
        yield self.words("divukraj-draw-rival-score", total=sum(scores.values()), **scores)

    # --- Cities ---

    def city(self, city: View) -> Iterator[str]:
        """The cards by colour."""
        pieces: list[Piece] = []
        for colour in COLOURS:
            cards = [card for card in city["cards"] if self.colour(card) == colour]
            if cards:
                pieces.append(styled(f"{SIGNS[colour]} ", STYLES[colour]))
            for index, card in enumerate(cards):
                pieces.append(self.with_end(self.in_city(city, card), "  " if index == len(cards) - 1 else ", "))
        yield from flowed(pieces, INDENT)

    def with_end(self, pieces: list[Piece], end: str) -> Piece:
        whole = [*pieces, plain(end)]
        return "".join(text for text, _ in whole), "".join(marked for _, marked in whole)

    def in_city(self, city: View, card: str) -> list[Piece]:
        """`Farm ×3 ⌂⌂`, `Inn ♟2`, `Chapel 2★`, `Storehouse 3╱`, `Dungeon (Wife)`"""
        count = city["cards"][card]
        pieces = [styled(self.name(card), BOLD), plain(f" ×{count}" if count > 1 else "")]
        if homes := len(city["occupied"].get(card, ())):
            pieces.append(styled(f" {HOME * homes}", FAINT))
        for place, seat in city["guests"].items():
            if place.split()[0] == card:
                pieces += [plain(" "), *[pawn(seat)] * city["n_guests"][place]]
        return pieces + self.lying_on(city, card)

    def lying_on(self, city: View, card: str) -> list[Piece]:
        if card == "storehouse":
            stored = {name: sum(self.stored(city, name)) for name in RESOURCES}
            return [plain(" "), *goods(stored)] if any(stored.values()) else []
        prisoners = [self.name(prisoner) for prisoner in city["prisoners"] if prisoner]
        if card == "dungeon" and prisoners:
            return [plain(f" ({', '.join(prisoners)})")]
        tokens = {"chapel": city["chapel"], "clock_tower": city["clock"]}.get(card, 0)
        return [plain(f" {tokens}{TOKEN}")] if tokens else []

    def stored(self, city: View, resource: str) -> Iterator[int]:
        """On each Storehouse."""
        return (count for place, count in city["goods"].items() if place.split()[1] == resource)
