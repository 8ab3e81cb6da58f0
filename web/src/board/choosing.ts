/** Where something stands beside a thing on the screen: above everything, never cut off, whatever scrolls or folds. */

const GAP = 4; // pixels
const EDGE = 4; // and from the edge of the screen

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The left upper corner of what stands above a thing, below it where there is no room, and within the screen. */
export function placeBeside(
  thing: Box,
  own: Box,
  screen: { width: number; height: number },
): { left: number; top: number } {
  const above = thing.top - own.height - GAP;
  const below = thing.top + thing.height + GAP;
  const within = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(at, room - size - EDGE));
  const left = within(thing.left + (thing.width - own.width) / 2, own.width, screen.width);
  return { left, top: within(above >= EDGE ? above : below, own.height, screen.height) };
}

/** Keeps a popover beside a thing as long as that is to be seen. */
export function beside(node: HTMLElement, thing: Element | null): { destroy(): void } {
  const anchor = thing ?? node.parentElement ?? node;
  node.showPopover();
  const settle = (): void => {
    const box = anchor.getBoundingClientRect();
    node.hidden = box.width === 0; // on another tab of a phone
    const screen = { width: innerWidth, height: innerHeight };
    const { left, top } = placeBeside(box, node.getBoundingClientRect(), screen);
    Object.assign(node.style, { left: `${left}px`, top: `${top}px` });
  };
  settle();
  const sizes = new ResizeObserver(settle);
  sizes.observe(anchor);
  sizes.observe(node);
  addEventListener("resize", settle);
  document.addEventListener("scroll", settle, { capture: true, passive: true });
  return {
    destroy() {
      sizes.disconnect();
      removeEventListener("resize", settle);
      document.removeEventListener("scroll", settle, { capture: true });
    },
  };
}
