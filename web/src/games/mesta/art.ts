/** The drawings of features and of the bag. */

import { Sprite } from "../../board/sprite";

export const art = new Sprite(
  "mesta",
  import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** `sailboat` of `water:sailboat`. */
export const drawingOf = (feature: string): string => feature.split(":").at(-1) ?? feature;
