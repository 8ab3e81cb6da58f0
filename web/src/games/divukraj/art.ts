/** The drawings of the 48 cards, and the signs that the house has no icon for. */

import { Sprite } from "../../board/sprite";
import "./palette.css";

export const art = new Sprite(
  "divukraj",
  import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }),
);

export const signs = new Sprite(
  "divukraj-sign",
  import.meta.glob<string>("./signs/*.svg", { query: "?raw", import: "default", eager: true }),
);
