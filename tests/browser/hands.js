/** What the page offers to be clicked now, by role and name; one of it is picked. `end`: rather what ends something. */
({ kind, eager, chance }) => {
  const named = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();
  const buttons = (place, name, state = "") =>
    [...document.querySelectorAll(`${place} :is(button, [role=button])${state}`)].filter(
      (each) => !each.disabled && each.getAttribute("aria-disabled") !== "true" && name.test(named(each)),
    );
  const board = '[aria-label="The board"]';
  const region = '[aria-label="What can be done"]';

  /** A click writes, or chooses one end of a bridge; the second click its other end. */
  const onHashi = () => {
    const begun = buttons(`${board} [aria-label^="Start number"]`, /./);
    const [picked] = buttons(board, /bridges can lead to/, '[aria-pressed="true"]');
    if (begun.length) return begun;
    if (!picked) return buttons(board, /can take|bridges can lead to/);
    const ends = named(picked).split("lead to: ")[1].split(", ");
    return buttons(board, new RegExp(`^Island (${ends.join("|")}),`));
  };
  /** Rolls a die again as long as there is patience, then crosses whatever glows. */
  const onBorder = () => {
    const rolls = buttons(board, /^Roll .* again/);
    const dice = buttons(board, /^Die/, '[aria-pressed="false"]').slice(0, 1);
    return [rolls, dice, buttons(board, /^Hex/)].find((each) => each.length) ?? [];
  };
  /** A tile hovers over its best space as soon as it is taken: the rest is Confirm. Nothing to take: the turn ends. */
  const onBobrany = () => {
    const tiles = buttons(board, /^Position/).filter((each) => each.getAttribute("aria-pressed") !== "true");
    return tiles.length ? tiles : buttons(board, /^End the turn/);
  };
  /** What is asked beside a place or in the sheet; else a card or a place. */
  const onDivukraj = () => {
    const asked = buttons(`${board} :is(section.choice, section.spots)`, /./);
    const lies = buttons(board, /, you can |^Space \d/, ':not([aria-pressed="true"])');
    const prepares = buttons(board, /^Prepare/);
    return [asked, buttons(`${region} [role=group]`, isChoice), lies, prepares].find((each) => each.length) ?? [];
  };
  const isChoice = /^(?!.*choose another$|Close|Show all|Hint|Do it|Which|Why)/;
  const pages = { hashi: onHashi, border: onBorder, bobrany: onBobrany, divukraj: onDivukraj, generic: () => [] };
  const things = pages[kind]();

  const choices = buttons(`${region} [role=group]`, isChoice);
  const apart = buttons(region, isChoice).filter((each) => !each.closest("[role=group]"));
  const ends = [...apart, ...buttons(board, /^(Write nothing|Build nothing|Keep all|Pass$)/)];
  const confirm = buttons("footer", /^Confirm/);
  /** On a phone the rest of a table with parts of its own. */
  const isMyTurn = document.title.startsWith("●");
  const parts = buttons('nav[aria-label="Parts of the table"]', /^(Table|Mine|Others)$/, ":not([aria-current])");
  const seen = kind === "divukraj" && isMyTurn ? parts.filter((each) => each.checkVisibility()) : [];
  const ways = [confirm, eager ? ends : [], things, choices, seen, ends];
  const offered = ways.find((each) => each.length) ?? [];
  return offered[Math.floor(chance * offered.length)] ?? null;
}
