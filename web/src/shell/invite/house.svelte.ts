/** Whether others in this house can reach this page, and by which address. */

import { ask } from "../../core/api";
import type { HouseTold } from "../../core/told";
import { isLoopback } from "./loopback";

class House {
  now: HouseTold | null = $state.raw(null);

  async look(): Promise<void> {
    this.now = await ask<HouseTold>("GET", "/api/house");
  }

  async open(): Promise<void> {
    this.now = await ask<HouseTold>("POST", "/api/house/open", {});
  }

  /** What links begin with, for others. */
  get origin(): string {
    return isLoopback(location.hostname) ? (this.now?.address ?? location.origin) : location.origin;
  }

  get isAlone(): boolean {
    return isLoopback(location.hostname) && !this.now?.open;
  }
}

export const house = new House();
