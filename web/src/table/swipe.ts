/** A swipe of a finger to the left or to the right; the buttons of the tabs do the same. */

const FAR = 60; // pixels

export function swipe(node: HTMLElement, step: (by: number) => void): { destroy(): void } {
  let from: Touch | undefined;
  const begin = (event: TouchEvent): void => void (from = event.changedTouches[0]);
  const end = (event: TouchEvent): void => {
    const to = event.changedTouches[0];
    if (!from || !to) return;
    const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(down)) step(across < 0 ? 1 : -1);
  };
  node.addEventListener("touchstart", begin, { passive: true });
  node.addEventListener("touchend", end, { passive: true });
  return {
    destroy() {
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchend", end);
    },
  };
}
