/** The drawings of this game, and the signs of the colours. */

import { Sprite } from "../../board/sprite";

const OWN = import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true });
const SIGNS = import.meta.glob<string>("../../look/icons/sign-*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const art = new Sprite("bobrany", { ...OWN, ...SIGNS });
