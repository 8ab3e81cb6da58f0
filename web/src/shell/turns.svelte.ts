/** At how many tables it is my turn: looked up now and then, told in the title of the tab and by a sound. */

import { ask } from "../core/api";
import { me } from "../core/me.svelte";
import { play } from "../core/sound";
import type { ListedTable, TableList } from "../core/told";
import { reach } from "./reach.svelte";

const PAUSE = 20_000; // milliseconds between two looks

export const isMyTurn = ({ turn }: ListedTable): boolean => (turn ?? []).length > 0;

class Turns {
  tables: ListedTable[] = $state.raw([]);
  waiting = $derived(this.tables.filter(isMyTurn).length);

  /** Looks until the answer is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), PAUSE);
    return () => clearInterval(timer);
  }

  private async look(): Promise<void> {
    if (!me.now) {
      this.tables = [];
      return;
    }
    const before = this.waiting;
    this.tables = (await reach.through(() => ask<TableList>("GET", "/api/my/tables")))?.tables ?? this.tables;
    if (document.hidden && this.waiting > before) play("turn");
  }
}

export const turns = new Turns();
