/** The drawings of the 48 cards. */

import { Sprite } from "../../board/sprite";

export const art = new Sprite(
  "divukraj",
  import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }),
);
