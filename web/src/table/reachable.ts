/** A region that scrolls and has nothing in it to be focused is a stop for the tab key itself: else it could not be read. */

const STOPS = "a[href], button:not([disabled]), input, select, textarea, [tabindex='0']";

export function reachable(node: HTMLElement): { destroy(): void } {
  const settle = (): void => {
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    const hasStop = [...node.querySelectorAll<HTMLElement>(STOPS)].some((each) => each.tabIndex >= 0);
    const wanted = scrolls && !hasStop ? 0 : -1;
    if (node.getAttribute("tabindex") !== String(wanted)) node.tabIndex = wanted; // it watches its own, too
  };
  const sizes = new ResizeObserver(settle);
  /** When the page is laid out next: to ask at once would lay it out for this alone. */
  const soon = (): void => {
    sizes.unobserve(node);
    sizes.observe(node);
  };
  const watcher = new MutationObserver(soon);
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["tabindex", "disabled"] });
  node.tabIndex = -1; // a script may put the focus here at once
  soon();
  return {
    destroy() {
      sizes.disconnect();
      watcher.disconnect();
    },
  };
}
