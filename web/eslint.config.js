/** What must not happen in the page: raw HTML from anywhere, unhandled promises, words that are not in the locales. */

import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const NO_RAW_HTML = [
  { object: "element", property: "innerHTML", message: "Render text nodes; raw HTML is how scripts get in." },
  { property: "innerHTML", message: "Render text nodes; raw HTML is how scripts get in." },
  { property: "outerHTML", message: "Render text nodes; raw HTML is how scripts get in." },
  { property: "insertAdjacentHTML", message: "Render text nodes; raw HTML is how scripts get in." },
];

export default ts.config(
  { ignores: ["node_modules", "src/generated"] },
  ...ts.configs.recommended,
  ...svelte.configs["flat/recommended"],
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    rules: {
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off",
      "no-restricted-properties": ["error", ...NO_RAW_HTML],
      "no-empty": ["error", { allowEmptyCatch: false }],
      eqeqeq: ["error", "always"],
      "no-console": "error",
    },
  },
);
