/** Builds the example of docs/board-kit.md; `tests/browser/test_board_kit.py` opens it. */

import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  plugins: [svelte({ configFile: here("../svelte.config.js") })],
  resolve: {
    alias: {
      $games: here("../../src/osada/games"),
      $locales: here("../../src/osada/locales"),
      $components: here("../src/games"),
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
