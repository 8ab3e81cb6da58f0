/** What is known of a table whether one plays at it or looks back: its game, and who sits around it. */

import type { SeatTold, TableTold } from "../core/told";
import { say } from "../core/words.svelte";

export class Around {
  told: TableTold | null = $state.raw(null);

  constructor(readonly id: string) {}

  get game(): string {
    return this.told?.set_up.game ?? "";
  }

  get options(): Record<string, string> {
    return this.told?.set_up.options ?? {};
  }

  get edition(): string {
    return this.options["edition"] ?? "osada";
  }

  get seats(): SeatTold[] {
    return this.told?.seats ?? [];
  }

  name(seat: number): string {
    return this.seats[seat]?.name || say("page-player", { number: seat + 1 });
  }
}
