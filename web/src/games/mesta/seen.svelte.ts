/** How districts are looked at on this device: slanting, or from above. */

import { read, write } from "../../core/kept";

class Seen {
  private kept: "slant" | "plan" = $state(read<"slant" | "plan">("mesta-view", "slant"));

  get isPlan(): boolean {
    return this.kept === "plan";
  }

  choose(view: "slant" | "plan"): void {
    this.kept = view;
    write("mesta-view", view);
  }

  turn(): void {
    this.choose(this.isPlan ? "slant" : "plan");
  }
}

export const seen = new Seen();
