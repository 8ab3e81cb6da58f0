/** One stop for the tab key in a region; arrows go to the nearest button in that direction. */

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where the tab key comes in: at what can be chosen now, else at the first thing; of a log at the last. */
type Entrance = "choice" | "last";

export function roving(node: HTMLElement, entrance: Entrance = "choice"): { destroy(): void } {
  const all = () =>
    [...node.querySelectorAll<HTMLElement>("button, [data-roves]")].filter(
      (each) => !each.hasAttribute("disabled") && !each.closest("[hidden], [data-apart]"),
    );
  const stopAt = (stop: HTMLElement | undefined, found = all()) => {
    for (const each of found) each.tabIndex = each === stop ? 0 : -1;
  };
  const entranceOf = (found: HTMLElement[]) =>
    entrance === "last" ? found.at(-1) : (found.find((each) => each.classList.contains("glow")) ?? found[0]);
  const settle = () => {
    const found = all();
    stopAt(found.find((each) => each === document.activeElement) ?? entranceOf(found), found);
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled", "class", "hidden"] });
  settle();

  const press = (event: KeyboardEvent): void => {
    const to = wanted(event.key, all());
    if (!to) return;
    event.preventDefault();
    stopAt(to);
    to.focus();
  };
  const come = (event: FocusEvent): void => {
    const at = all().find((each) => each === event.target);
    if (at) stopAt(at);
  };
  const leave = (event: FocusEvent): void => {
    const isGone = !node.contains(event.relatedTarget as Node | null);
    if (isGone && entrance === "last") stopAt(entranceOf(all())); // what is new is at the end
  };
  node.addEventListener("keydown", press);
  node.addEventListener("focusin", come);
  node.addEventListener("focusout", leave);
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("keydown", press);
      node.removeEventListener("focusin", come);
      node.removeEventListener("focusout", leave);
    },
  };
}

function wanted(key: string, all: HTMLElement[]): HTMLElement | undefined {
  const from = all.find((each) => each === document.activeElement);
  if (!from) return undefined;
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const way = ARROWS[key];
  return way && nearest(from, all, way);
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
