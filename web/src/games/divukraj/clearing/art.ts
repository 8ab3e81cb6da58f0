/** What the clearing draws beside the cards and the icons of the house. */

import { Sprite } from "../../../board/sprite";

export const art = new Sprite(
  "divukraj-clearing",
  import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }),
);
