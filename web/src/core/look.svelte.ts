/** How the page looks and moves: what was chosen, or what the system prefers. */

import { read, write } from "./kept";

export type Theme = "system" | "light" | "dark" | "contrast";
export type Animation = "system" | "full" | "none";
/** When an action waits for `Confirm`: always, only where it cannot be taken back, never. */
export type Confirmation = "always" | "needed" | "never";
/** Where there is but one way to go on: it is taken, or asked for all the same. */
export type Obvious = "taken" | "asked";

interface Chosen {
  theme: Theme;
  animation: Animation;
  sound: boolean;
  confirmation: Confirmation;
  obvious: Obvious;
}

const isPhone = () => matchMedia("(max-width: 700px)").matches;

const usual = (): Chosen => ({
  theme: "system",
  animation: "system",
  sound: !isPhone(),
  confirmation: "needed",
  obvious: "taken",
});

class Look {
  chosen: Chosen = $state({ ...usual(), ...read<Partial<Chosen>>("look", {}) });
  private systemDark = $state(false);
  private systemContrast = $state(false);
  private systemStill = $state(false);

  constructor() {
    this.follow("(prefers-color-scheme: dark)", (found) => (this.systemDark = found));
    this.follow("(prefers-contrast: more)", (found) => (this.systemContrast = found));
    this.follow("(prefers-reduced-motion: reduce)", (found) => (this.systemStill = found));
  }

  private follow(query: string, tell: (found: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => tell(media.matches));
  }

  get isDark(): boolean {
    const { theme } = this.chosen;
    return theme === "dark" || ((theme === "system" || theme === "contrast") && this.systemDark);
  }

  get isContrast(): boolean {
    return this.chosen.theme === "contrast" || (this.chosen.theme === "system" && this.systemContrast);
  }

  get isStill(): boolean {
    return this.chosen.animation === "none" || (this.chosen.animation === "system" && this.systemStill);
  }

  /** The length of a motion in milliseconds: a piece 180, a card 320, a ceremony 700; a short fade where it is still. */
  motion(milliseconds: number): number {
    return this.isStill ? 80 : milliseconds;
  }

  choose(change: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...change };
    write("look", this.chosen);
  }

  /** Onto the root element, where the tokens are. */
  show(root: HTMLElement): void {
    root.dataset["theme"] = this.isDark ? "dark" : "light";
    root.dataset["contrast"] = this.isContrast ? "more" : "usual";
    root.dataset["motion"] = this.isStill ? "less" : "full";
  }
}

export const look = new Look();
