/** Matches in the words of a test. */

import components from "$games/divukraj/components.json";
import { type PrintedGround, Ground } from "../../../src/games/divukraj/clearing/ground";
import type { PlayerTold, View } from "../../../src/games/divukraj/box";
import { city } from "../cards";

export const GROUND = new Ground(components as unknown as PrintedGround);

export function player(more: Partial<PlayerTold> = {}): PlayerTold {
  return {
    held: [],
    held_openly: [],
    at_events: [],
    resources: { twig: 0, resin: 0, pebble: 0, berry: 0 },
    at_forest: [],
    scores: { cards: 0, tokens: 0, prosperity: 0, journey: 0, events: 0 },
    hand: {},
    hand_size: 5,
    season: "winter",
    workers: 2,
    lost: 0,
    nowhere: 0,
    at_haven: 0,
    passed: 0,
    spaces: 0,
    at_basic: {},
    at_journey: {},
    duty: "nothing",
    ...more,
  };
}

const BASIC_EVENTS = ["city_monument", "grand_tour", "harvest_festival", "cartographers_expedition"] as const;

/** Two seats at the beginning of a turn. */
export function view(more: Partial<View> = {}): View {
  const players = more.players ?? [player(), player()];
  return {
    seats: players.length,
    year: 0,
    phase: "turn",
    seat: 0,
    meadow: ["farm", "mine", "inn", "wife", "king", "school", "judge", "fool"],
    locked: [],
    forest: ["two_any", "three_berries", "copy_basic_and_card", null],
    events: [...BASIC_EVENTS, "performer_in_residence", "a_well_run_city", "the_everdell_games", "croak_wart_cure"],
    event_owner: {},
    stored: {},
    beneath: {},
    rival_season: null,
    rival_at: [],
    rival_scores: {},
    rival: city(""),
    cities: players.map(() => city("")),
    depth: 0,
    tasks: {},
    task_a: {},
    task_b: {},
    task_c: {},
    ...more,
    players,
  } as View;
}
