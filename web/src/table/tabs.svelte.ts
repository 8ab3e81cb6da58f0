/** On a phone: one part of the table at a time. The view goes to where the next choice is, when that changes. */

import { say } from "../core/words.svelte";
import type { GamePage, PageTab, Play } from "../games/game";

const LOG = "log";

export class Tabs {
  now: string = $state("");
  private led: string | null = null;

  constructor(
    private readonly play: Play,
    private readonly page: GamePage,
  ) {
    this.now = this.ids[0] ?? LOG;
  }

  get ids(): string[] {
    const { tabs, Mine, whole } = this.page;
    if (tabs) return [...tabs.map(({ id }) => id), LOG];
    return ["table", ...(Mine && this.play.seat !== null ? ["mine"] : []), ...(whole ? [] : ["others"]), LOG];
  }

  /** Those of them that show the position. */
  get parts(): string[] {
    return this.ids.filter((id) => id !== LOG);
  }

  /** The game's own part that is shown; undefined where the room draws its own. */
  get own(): PageTab | undefined {
    return this.page.tabs?.find(({ id }) => id === this.now) ?? this.page.tabs?.[0];
  }

  readonly label = (id: string): string =>
    say(this.page.tabs && id !== LOG ? `page-${this.play.game}-tab-${id}` : `page-table-tab-${id}`);

  readonly step = (by: number): void => {
    this.now = this.ids[Math.max(0, Math.min(this.ids.length - 1, this.ids.indexOf(this.now) + by))] ?? this.now;
  };

  /** Who looks elsewhere meanwhile is not called back until the choice is elsewhere, too. */
  follow(): void {
    const wanted = this.page.tabFor?.(this.play as never) ?? null;
    if (wanted !== null && wanted !== this.led) this.now = wanted;
    this.led = wanted;
  }
}
