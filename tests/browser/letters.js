/** What is written on the board in letters smaller than this many pixels of the screen, and how large they are. */
(least) => {
  const small = [];
  const texts = document.createTreeWalker(document.querySelector('[aria-label="The board"]'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const [text, element] = [texts.currentNode.textContent.trim(), texts.currentNode.parentElement];
    if (text === "" || element.closest(".unseen, .pawn, .worker") || !element.checkVisibility()) continue;
    const scale = element instanceof SVGElement ? element.getScreenCTM().d : 1;
    const size = scale * parseFloat(getComputedStyle(element).fontSize);
    if (size < least) small.push(`${text}: ${size.toFixed(1)}`);
  }
  return small;
}
