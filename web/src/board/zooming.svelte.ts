/** Which part of a drawing is seen: all of it, or a nearer look that can be moved about. */

import type { Frame, Point } from "./points";
import type { Roaming } from "./pointing";

const NEAREST = 4; // times as large as the whole

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export class Zooming implements Roaming {
  private scale = $state(1);
  private centre: Point | null = $state.raw(null);

  constructor(private readonly whole: () => Frame) {}

  get isZoomed(): boolean {
    return this.scale > 1;
  }

  /** What is seen now, inside the whole. */
  get frame(): Frame {
    const { x, y, width, height } = this.whole();
    const [w, h] = [width / this.scale, height / this.scale];
    const at = this.centre ?? { x: x + width / 2, y: y + height / 2 };
    return { x: clamp(at.x - w / 2, x, x + width - w), y: clamp(at.y - h / 2, y, y + height - h), width: w, height: h };
  }

  /** What lies under the fingers stays there. */
  zoom(by: number, about: Point): void {
    const before = this.frame;
    this.scale = clamp(this.scale * by, 1, NEAREST);
    const shrunk = this.whole().width / this.scale / before.width;
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    this.centre = { x: about.x + (middle.x - about.x) * shrunk, y: about.y + (middle.y - about.y) * shrunk };
  }

  pan(by: Point): boolean {
    if (!this.isZoomed) return false;
    const { x, y, width, height } = this.frame;
    this.centre = { x: x + width / 2 - by.x, y: y + height / 2 - by.y };
    return true;
  }

  reset(): void {
    this.scale = 1;
    this.centre = null;
  }
}
