/**
 * Asks for a larger look at a card or a tile: a mouse that rests on it, a long press, the keys Z or ?; Escape ends it.
 *
 *     <g {@attach enlarging((isOpen) => (zoomed = isOpen ? tile : null))}> … </g>
 */

import type { Attachment } from "svelte/attachments";

const REST = 500; // milliseconds
const DEAD_ZONE = 9; // pixels

export const enlarging =
  (show: (isOpen: boolean, element: Element) => void): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    const waiting = new Waiting((isOpen) => show(isOpen, element));
    const listeners = {
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && waiting.begin(),
      pointerleave: () => waiting.end(),
      pointerdown: (event: PointerEvent) => (event.pointerType === "mouse" ? waiting.end() : waiting.begin(event)),
      pointermove: (event: PointerEvent) => waiting.move(event),
      pointerup: (event: PointerEvent) => event.pointerType !== "mouse" && waiting.end(),
      pointercancel: () => waiting.end(),
      contextmenu: (event: Event) => waiting.isOpen && event.preventDefault(),
      click: (event: MouseEvent) => waiting.swallows(event) && event.stopPropagation(),
      keydown: (event: KeyboardEvent) => waiting.key(event) && event.stopPropagation(),
      blur: () => waiting.end(),
    };
    const each = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of each) element.addEventListener(name, listener, name === "click");
    return () => {
      waiting.end();
      for (const [name, listener] of each) element.removeEventListener(name, listener, name === "click");
    };
  };

class Waiting {
  isOpen = false;
  private wasPressed = false;
  private from: { clientX: number; clientY: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (isOpen: boolean) => void) {}

  begin(press?: PointerEvent): void {
    clearTimeout(this.timer);
    this.from = press ?? null;
    this.timer = setTimeout(() => {
      this.wasPressed = press !== undefined;
      this.set(true);
    }, REST);
  }

  /** A finger that moves on wants something else. */
  move({ clientX, clientY }: PointerEvent): void {
    if (this.from && Math.hypot(clientX - this.from.clientX, clientY - this.from.clientY) > DEAD_ZONE) this.end();
  }

  end(): void {
    clearTimeout(this.timer);
    this.from = null;
    this.set(false);
  }

  /** The click that ends a long press chooses nothing. */
  swallows({ detail }: MouseEvent): boolean {
    const swallowed = this.wasPressed && detail > 0;
    this.wasPressed = false;
    return swallowed;
  }

  key({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    if (key === "Escape" && this.isOpen) this.end();
    else if (key === "z" || key === "Z" || key === "?") this.set(!this.isOpen);
    else return false;
    return true;
  }

  private set(isOpen: boolean): void {
    if (isOpen === this.isOpen) return;
    this.isOpen = isOpen;
    this.show(isOpen);
  }
}
