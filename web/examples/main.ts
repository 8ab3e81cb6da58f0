/** Shows Ferry's board with a match that is played on the spot: no server, so that the kit alone is tried. */

import { mount } from "svelte";
import "../src/app.css";
import { look } from "../src/core/look.svelte";
import { words } from "../src/core/words.svelte";
import type { Play } from "../src/games/game";
import ferry from "./ferry";
import text from "./ferry/en.ftl?raw";
import { Match } from "./match.svelte";

look.show(document.documentElement);
words.add("en", text);
await words.need("page-board");
const match = new Match();
mount(ferry.Board, { target: document.getElementById("app")!, props: { play: match as Play<unknown> as Play<never> } });
Object.assign(window, { match });
