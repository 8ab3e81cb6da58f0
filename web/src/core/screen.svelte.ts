/** How much room there is: the sizes at which rooms are laid out otherwise. */

class Screen {
  /** One thing at a time, by tabs. */
  isPhone = $state(false);
  /** Too narrow for the log beside a whole board. */
  isNarrow = $state(false);

  constructor() {
    this.follow("(max-width: 700px)", (found) => (this.isPhone = found));
    this.follow("(max-width: 1279px)", (found) => (this.isNarrow = found));
  }

  private follow(query: string, tell: (found: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }
}

export const screen = new Screen();
