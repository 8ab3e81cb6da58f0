/** The files of words as the page needs them: without what only the server and the terminal say. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Refusals, what is wrong in a file, drawings of the terminal; but what is to be done now is said here, too. */
const ELSEWHERE = /^(?!page-)[a-z]+-(?:why-(?!not-now)|pad-|edition-|draw-)/;
const FILE = /\/(?:locales|show)\/[^/]+\/[^/]+\.ftl\?raw$/;

/** A message begins at the margin; whatever is indented after it, or empty, is its own. */
const MESSAGE = /^[A-Za-z#].*\n(?:(?:[ \t].*)?\n)*/gm;

export const trimmed = (text: string): string =>
  `${text}\n`.replace(MESSAGE, (message) =>
    message.startsWith("#") || ELSEWHERE.test(message) ? "" : `${message.trimEnd()}\n`,
  );

export const trimming = (): Plugin => ({
  name: "trimming",
  enforce: "pre",
  load: (id) =>
    FILE.test(id) ? `export default ${JSON.stringify(trimmed(readFileSync(id.replace(/\?raw$/, ""), "utf-8")))}` : null,
});
