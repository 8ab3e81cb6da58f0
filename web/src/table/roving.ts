/** One stop for the tab key in a region; arrows go to the nearest button in that direction. */

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function roving(node: HTMLElement): { destroy(): void } {
  const all = () =>
    [...node.querySelectorAll<HTMLElement>("button, [data-roves]")].filter((each) => !each.hasAttribute("disabled"));
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const each of all()) each.tabIndex = each === stop ? 0 : -1;
  };
  const settle = () => stopAt(all().find((each) => each === document.activeElement) ?? all()[0]);
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true });
  settle();

  const press = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key];
    const from = all().find((each) => each === document.activeElement);
    if (!way || !from) return;
    const to = nearest(from, all(), way);
    if (!to) return;
    event.preventDefault();
    stopAt(to);
    to.focus();
  };
  const come = (event: FocusEvent): void => stopAt(all().find((each) => each === event.target));
  node.addEventListener("keydown", press);
  node.addEventListener("focusin", come);
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("keydown", press);
      node.removeEventListener("focusin", come);
    },
  };
}

function middle(element: HTMLElement): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Straight ahead counts little, to the side counts much. */
function nearest(from: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const [left, top] = middle(from);
  const ranked = all
    .filter((each) => each !== from)
    .map((each) => {
      const [across, down] = [middle(each)[0] - left, middle(each)[1] - top];
      return { each, ahead: across * x + down * y, aside: Math.abs(across * y) + Math.abs(down * x) };
    })
    .filter(({ ahead }) => ahead > 1)
    .sort((one, two) => one.ahead + 3 * one.aside - two.ahead - 3 * two.aside);
  return ranked[0]?.each;
}
