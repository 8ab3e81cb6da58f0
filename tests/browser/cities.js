/** What the board of Cities offers now, by role and name, and one of it is picked: Confirm, a space, a slot, a tile. */
(chance) => {
  const named = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();
  const buttons = (place, name) =>
    [...document.querySelectorAll(`${place} :is(button, [role=button])`)].filter(
      (each) => !each.disabled && each.getAttribute("aria-disabled") !== "true" && name.test(named(each)),
    );
  /** Not hidden behind a tower. */
  const isSeen = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const board = '[aria-label="The board"]';
  const spaces = buttons(board, /; can be chosen$/);
  const seen = spaces.filter(isSeen);
  const slots = buttons(board, /^(Cards|Tiles|Features|Pieces), slot \d.*; free/);
  const ways = [
    buttons("footer", /^Confirm/),
    seen.length > 0 ? seen : spaces,
    slots,
    buttons(board, /^tile S\d:/),
    buttons(board, /^Discard/),
  ];
  const offered = ways.find((each) => each.length) ?? [];
  return offered[Math.floor(chance * offered.length)] ?? null;
}
