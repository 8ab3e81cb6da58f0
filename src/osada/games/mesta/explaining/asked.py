"""The rules that are asked here, as plain Python: what counts is known to them alone."""

from osada.engine import bits
from osada.engine.compiled import as_python
from osada.games.mesta import areas, counting, scoring, spaces
from osada.games.mesta.rules import board, features, milestones, tiles, turns

lowest = as_python(bits.lowest)

area_of, beside = as_python(spaces.area_of), as_python(spaces.beside)
left, right, up, down = (as_python(rule) for rule in (spaces.left, spaces.right, spaces.up, spaces.down))

matching, surroundings = as_python(counting.matching), as_python(counting.surroundings)
pairs, pairs_across = as_python(counting.pairs), as_python(counting.pairs_across)
pairs_along, sets = as_python(counting.pairs_along), as_python(counting.sets)
of_height, colours_and_heights = as_python(counting.of_height), as_python(counting.colours_and_heights)
longest_run, is_full_line = as_python(counting.longest_run), as_python(counting.is_full_line)
bridges, payment = as_python(counting.bridges), as_python(counting.payment)

is_enough, features_of = as_python(areas.is_enough), as_python(areas.features_of)
measured, reach = as_python(areas.measured), as_python(areas.reach)
full_areas = as_python(areas.full_areas)

milestone_points, area_points = as_python(scoring.milestone_points), as_python(scoring.area_points)
statue_points = as_python(scoring.statue_points)

free_lots, free_slot = as_python(features.free_lots), as_python(milestones.free_slot)
fits, lies_on_side = as_python(tiles.fits), as_python(tiles.lies_on_side)
moved, space_of = as_python(tiles.moved), as_python(tiles.space_of)
rounds_of, workers_for_row = as_python(turns.rounds_of), as_python(board.workers_for_row)
