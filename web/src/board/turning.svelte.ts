/**
 * The quarter turns of something in the hand: a ghost over the board.
 *
 *     const turning = new Turning(() => [0, 1, 2, 3]);
 *     <Scene pointing={{ at, turn: (by) => turning.turn(by) }}> … <g style:rotate="{turning.angle}deg"> … <TurnHandle {turning} />
 */

const FULL = 4;

export class Turning {
  private taken = $state(0);
  /** In degrees, for the drawing: it grows on past 360, so that a turn goes the short way. */
  angle = $state(0);

  /** `allowed`: the quarters that differ, or are legal; a tile that looks the same on all sides has one. */
  constructor(private readonly allowed: () => readonly number[] = () => [0, 1, 2, 3]) {}

  /** How often it is turned to the right, of those that are allowed. */
  get quarters(): number {
    const allowed = this.allowed();
    return allowed.includes(this.taken) ? this.taken : (allowed[0] ?? 0);
  }

  get isFixed(): boolean {
    return this.allowed().length < 2;
  }

  /** To the next one that is allowed, that way. */
  turn(by: 1 | -1): void {
    for (let steps = 1; steps < FULL; steps += 1) {
      const next = (this.quarters + by * steps + FULL * FULL) % FULL;
      if (this.allowed().includes(next)) return this.move(next, by * steps);
    }
  }

  /** As it shall lie, told from elsewhere: the best way to place it. */
  set(quarters: number): void {
    const way = (quarters - this.taken + FULL) % FULL;
    this.move(quarters, way === FULL - 1 ? -1 : way);
  }

  private move(quarters: number, by: number): void {
    this.taken = quarters;
    this.angle += by * 90;
  }

  /** R and Shift+R; true where the key meant something. */
  key({ key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">): boolean {
    if (altKey || ctrlKey || metaKey || (key !== "r" && key !== "R") || this.isFixed) return false;
    this.turn(key === "r" ? 1 : -1);
    return true;
  }
}
