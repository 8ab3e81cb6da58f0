/** The curve of a rating: the estimate after each match, in a band within which the truth most likely lies. */

import { across, path, rangeOf, upwards, type Frame, type Point, type Range } from "../../replay/chart";
import { spread, strength, type Estimate } from "../people/rating";

export interface Drawn {
  up: Range;
  line: string;
  band: string;
  last: Point;
}

/** `history`: the oldest match first. */
export function drawn(frame: Frame, history: readonly Estimate[]): Drawn {
  const ends = (sign: number) => history.map((each) => strength(each) + sign * spread(each));
  const up = rangeOf([...ends(1), ...ends(-1)], { from: 0, to: 1000 });
  const along = { from: 0, to: Math.max(1, history.length - 1) };
  const places = (values: number[]) =>
    values.map((value, index): Point => [across(frame, along, index), upwards(frame, up, value)]);
  const middle = places(history.map(strength));
  const band = [...places(ends(1)), ...places(ends(-1)).reverse()];
  return { up, line: path(middle), band: `${path(band)}Z`, last: middle.at(-1) ?? [frame.left, frame.top] };
}
