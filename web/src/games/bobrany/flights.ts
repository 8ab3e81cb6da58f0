/** What moved between two positions: a tile from the river to its space, the river by one position, tokens, rafts. */

import type { Flight } from "../../board/motion";
import { type Token, TOKENS, type View } from "./box";
import type { Plan } from "./plan";

type Words = Partial<Record<string, string>>;

const APART = 40; // milliseconds between the tiles that come from the jetty

/** A tile is taken in one line and laid in another: where it lay is remembered until then. */
export class Movement {
  private taken: string | undefined;

  constructor(private readonly plan: Plan) {}

  next(now: View, before: View): Flight[] {
    if (now.tile !== null && before.tile === null) this.taken = slotOf(now.tile, now, before);
    const river = now.rounds > before.rounds ? moved(this.plan, now, before) : [];
    const town = [...laid(now, before, this.taken), ...tokens(now, before)];
    return [...river, ...town, ...rafts(now, before), ...builder(now, before)];
  }
}

/** The last position goes over the edge, the others slide on, new tiles are turned up at the jetty. */
function moved(plan: Plan, now: View, before: View): Flight[] {
  return plan.slots.flatMap((slot): Flight[] => {
    const [position = 1, place = 1] = slot.split(".").map(Number);
    const isHere = (now.river as Words)[slot] !== undefined;
    const wasHere = (before.river as Words)[slot] !== undefined;
    const flights: Flight[] = [];
    if (wasHere && position === plan.positions)
      flights.push({ from: `slot ${slot}`, to: "falls", kind: "ceremony", leaves: true });
    if (isHere && position === 1)
      flights.push({ from: "jetty", to: `slot ${slot}`, kind: "turn", delay: place * APART });
    if (isHere && position > 1)
      flights.push({ from: `slot ${position - 1}.${place}`, to: `slot ${slot}`, kind: "card" });
    return flights;
  });
}

/** A new tile comes from the river, where it may have been taken before, or from another space where it only hovered. */
function laid(now: View, before: View, taken: string | undefined): Flight[] {
  return now.towns.flatMap((town, seat) => {
    const [tiles, were] = [town.tiles as Words, (before.towns[seat]?.tiles ?? {}) as Words];
    const gone = Object.keys(were).filter((cell) => tiles[cell] === undefined);
    return Object.entries(tiles).flatMap(([cell, tile]): Flight[] => {
      if (were[cell] !== undefined || tile === undefined) return [];
      const other = gone.find((each) => were[each] === tile);
      if (other !== undefined) return [{ from: `tile ${seat} ${other}`, to: `tile ${seat} ${cell}`, kind: "piece" }];
      const slot = slotOf(tile, now, before) ?? (before.tile === tile ? taken : undefined);
      return slot === undefined ? [] : [{ from: `slot ${slot}`, to: `tile ${seat} ${cell}`, kind: "card" }];
    });
  });
}

function slotOf(tile: string, now: View, before: View): string | undefined {
  const has = ({ river }: View, slot: string) => (river as Words)[slot] === tile;
  return Object.keys(before.river).find((slot) => has(before, slot) && !has(now, slot));
}

/** Tokens go from the reserve onto a border. */
function tokens(now: View, before: View): Flight[] {
  return now.towns.flatMap((town, seat) => {
    const were = (before.towns[seat]?.tokens ?? {}) as Words;
    return Object.entries(town.tokens as Words).flatMap(([border, token]): Flight[] =>
      were[border] === undefined
        ? [{ from: `chip ${seat} ${token}`, to: `token ${seat} ${border}`, kind: "piece" }]
        : [],
    );
  });
}

/** A raft goes onto a tile; a one-colour raft sails home. */
function rafts(now: View, before: View): Flight[] {
  const [are, were] = [now.rafts as Words, before.rafts as Words];
  const slots = [...new Set([...Object.keys(are), ...Object.keys(were)])];
  if (now.rounds > before.rounds) return slots.flatMap((slot) => sailsHome(slot, were[slot], now, before));
  return slots.flatMap((slot): Flight[] => {
    const raft = are[slot] ?? "";
    const [token, owner] = raft.split(" of ");
    if (raft && were[slot] === undefined)
      return [{ from: `chip ${owner} ${token}`, to: `raft ${slot}`, kind: "piece" }];
    return are[slot] === undefined ? sailsHome(slot, were[slot], now, before) : [];
  });
}

function sailsHome(slot: string, raft: string | undefined, now: View, before: View): Flight[] {
  const [token, owner] = raft?.split(" of ") ?? [];
  const held = ({ towns }: View) => towns[Number(owner)]?.reserve[token as Token] ?? 0;
  const isHome = TOKENS.includes(token as Token) && held(now) > held(before);
  return isHome ? [{ from: `raft ${slot}`, to: `chip ${owner} ${token}`, kind: "card", leaves: true }] : [];
}

function builder(now: View, before: View): Flight[] {
  return now.builder >= 0 && before.builder < 0
    ? [{ from: "builder", to: `builder ${now.builder}`, kind: "ceremony" }]
    : [];
}
