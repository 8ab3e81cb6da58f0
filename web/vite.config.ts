/** Built into the Python package, which serves it: nothing is fetched from anywhere else. */

import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { trimming } from "./trimming.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PATIENCE = 300_000; // milliseconds: a busy machine costs time, and no test
const SERVER = process.env["OSADA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), trimming()],
  resolve: {
    alias: {
      $games: here("../src/osada/games"),
      $locales: here("../src/osada/locales"),
      $components: here("src/games"),
    },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/osada/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: SERVER, ws: true }, "/.well-known": SERVER } },
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: PATIENCE, hookTimeout: PATIENCE },
});
