/** The places on the river with what floats there. */

import type { Tile, Token, View } from "./box";
import type { Hand } from "./hand.svelte";
import { floating, type Lane, sway } from "./lane";
import { placeOf, type Point, positionOf } from "./plan";

export interface Raft {
  token: Token;
  owner: number;
  isDrafted: boolean;
}

/** A place on the river: where it lies, a little aside and turned. */
export interface Slot extends Point {
  slot: string;
  place: number;
  turn: number;
  tile: Tile | null;
  raft: Raft | null;
  isTaken: boolean;
  isChosen: boolean;
  isOver: boolean;
  isOffered: boolean;
}

const raftOn = ({ rafts }: View, slot: string): string | undefined => (rafts as Partial<Record<string, string>>)[slot];

export function slotsOf(hand: Hand, lane: Lane): Slot[] {
  const { plan, play } = hand.desk;
  return plan.slots.map((slot) => {
    const [position, place] = [positionOf(slot), placeOf(slot)];
    const [at, aside] = [floating(lane, position, place, plan.depth), sway(position, place)];
    return {
      slot,
      place,
      x: at.x + aside.x,
      y: at.y + aside.y,
      turn: aside.turn,
      tile: (play.settled.river as Partial<Record<string, Tile>>)[slot] ?? null,
      raft: raftAt(hand, slot),
      isTaken: hand.isTaken(slot),
      isChosen: hand.last?.slot === slot,
      isOver: hand.over.slot === slot,
      isOffered: hand.isOffered(slot),
    };
  });
}

function raftAt(hand: Hand, slot: string): Raft | null {
  const { view, settled } = hand.desk.play;
  const [token, owner] = raftOn(view, slot)?.split(" of ") ?? [];
  if (token === undefined) return null;
  return { token: token as Token, owner: Number(owner), isDrafted: raftOn(settled, slot) === undefined };
}
