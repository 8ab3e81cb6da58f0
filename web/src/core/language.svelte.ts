/** Which language the page speaks. */

import { read, write } from "./kept";

export const LANGUAGES = ["cs", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

function preferred(): Language {
  const wanted =
    typeof navigator === "undefined" ? [] : navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return LANGUAGES.find((each) => each === wanted.find((lang) => lang === "cs" || lang === "en")) ?? "en";
}

class Spoken {
  now: Language = $state(read<Language>("language", preferred()));

  choose(lang: Language): void {
    this.now = lang;
    write("language", lang);
  }
}

export const language = new Spoken();
