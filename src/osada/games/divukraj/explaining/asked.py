"""The rules that are asked here, as plain Python: what counts is known to them alone."""

from osada.engine.compiled import as_python
from osada.games.divukraj import prosperity, worth
from osada.games.divukraj.rules import city, fool

castle, ever_tree = as_python(prosperity.castle), as_python(prosperity.ever_tree)
palace, school, theater = (as_python(rule) for rule in (prosperity.palace, prosperity.school, prosperity.theater))
architect, king, wives = (as_python(rule) for rule in (prosperity.architect, prosperity.king, prosperity.wives))
event_worth, counted_points = as_python(worth.event_worth), as_python(worth.counted_points)
count_colour, pairs = as_python(city.count_colour), as_python(city.pairs)
takes_fool = as_python(fool.takes_fool)
