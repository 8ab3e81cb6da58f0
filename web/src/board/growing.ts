/**
 * For `in:` on a part of a drawing: it grows from one of its sides, on a layer of its own.
 *
 *     <g in:grow={{ from: "left", along: "scaleX", lasts: 180 }}>…</g>
 */

import type { TransitionConfig } from "svelte/transition";
import { look } from "../core/look.svelte";
import { Raised } from "./layers";

interface Growth {
  /** As `transform-origin` says it. */
  from: string;
  along?: "scale" | "scaleX" | "scaleY";
  /** Milliseconds, the second of them after which it begins. */
  lasts: number;
  waits?: number;
}

const EASE = "cubic-bezier(0.65, 0, 0.35, 1)";

type Raise = () => () => void;
let waiting: Raise[] = [];

/** All that begins to grow at once is measured before any of it is raised: the page is laid out once. */
function together(raise: Raise): void {
  if (waiting.length === 0) queueMicrotask(raiseAll);
  waiting.push(raise);
}

function raiseAll(): void {
  const all = waiting;
  waiting = [];
  for (const raise of all.map((measure) => measure())) raise();
}

export function grow(part: SVGGraphicsElement, growth: Growth): TransitionConfig {
  const { from, along = "scale", lasts, waits = 0 } = growth;
  if (look.isStill) return { duration: look.motion(lasts), css: (t) => `opacity: ${t}` };
  together(() => {
    const raise = Raised.from(part, "");
    return () => {
      const raised = raise();
      raised.layer.style.transformOrigin = from;
      const frames = [{ transform: `${along}(0)` }, { transform: `${along}(1)` }];
      const timing = { duration: lasts, delay: waits, easing: EASE, fill: "backwards" } as const;
      raised.layer.animate(frames, timing).addEventListener("finish", () => raised.land());
    };
  });
  return { duration: 0 };
}
