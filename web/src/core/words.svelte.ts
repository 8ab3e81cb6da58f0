/** All that people read comes from the Fluent files that Python reads too. A game's words are fetched with the game. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ask } from "./api";
import { language, LANGUAGES, type Language } from "./language.svelte";

type Values = Record<string, FluentVariable | Noun>;

/** A thing of a game: message `GAME-name-ID`; its attributes are its cases. */
export class Noun {
  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  get key(): string {
    return `${this.game}-name-${this.id.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "") || "unknown"}`;
  }
}

const FILES = import.meta.glob<string>(["$locales/*/*.ftl", "$games/*/show/*/*.ftl"], {
  query: "?raw",
  import: "default",
});

function place(file: string): [Language, string] {
  const [name = "", lang = ""] = file.split("/").reverse();
  return [lang as Language, name.replace(".ftl", "")];
}

const LOADERS = new Map(Object.entries(FILES).map(([file, load]) => [place(file).join("/"), load]));

/** A game that this page was not built with has its words on the server. */
const fetchWords = (lang: Language, game: string): Promise<string> => ask("GET", `/api/games/${game}/words/${lang}`);

const REMEMBERED = 2_000; // texts: several boards' worth

class Words {
  private readonly bundles = new Map<Language, FluentBundle>(
    LANGUAGES.map((lang) => [lang, new FluentBundle(lang, { useIsolating: false })]),
  );
  private readonly asked = new Map<string, Promise<void>>();
  private readonly keys = new Set<string>();
  private readonly said = new Map<string, string>();
  private arrived = $state(0);

  /** Fetches files of words in the language that is spoken: `need("page", game)`. */
  async need(...names: string[]): Promise<void> {
    await Promise.all(names.map((name) => this.fetch(language.now, name)));
  }

  /** Every file that was fetched in one language, in the other one. */
  async translate(lang: Language): Promise<void> {
    const names = new Set([...this.asked.keys()].map((key) => key.split("/")[1] ?? ""));
    await Promise.all([...names].map((name) => this.fetch(lang, name)));
    language.choose(lang);
  }

  private fetch(lang: Language, name: string): Promise<void> {
    const key = `${lang}/${name}`;
    const found = this.asked.get(key) ?? this.load(lang, name, key);
    this.asked.set(key, found);
    return found;
  }

  private async load(lang: Language, name: string, key: string): Promise<void> {
    const loader = LOADERS.get(key) ?? (() => fetchWords(lang, name));
    try {
      this.add(lang, await loader());
    } catch (problem) {
      this.asked.delete(key); // the wire was cut: the next one who needs them asks again
      throw problem;
    }
  }

  /** Words from elsewhere, such as the names in somebody's own edition. */
  add(lang: Language, text: string): void {
    const resource = new FluentResource(text);
    for (const { id } of resource.body) this.keys.add(id);
    this.bundles.get(lang)?.addResource(resource, { allowOverrides: true });
    this.arrived += 1;
  }

  /** What arrived under a prefix, in its order: every `hashi-kind-…`. */
  listed(prefix: string): string[] {
    return this.arrived >= 0 ? [...this.keys].filter((key) => key.startsWith(prefix)) : [];
  }

  has(key: string): boolean {
    return this.arrived >= 0 && (this.bundles.get(language.now)?.hasMessage(key) ?? false);
  }

  /** A message in the reader's language; what was said once is remembered, for a board says the same of most things. */
  say(key: string, values: Values = {}): string {
    const asked = `${language.now} ${this.arrived} ${key} ${JSON.stringify(values)}`;
    const known = this.said.get(asked);
    if (known !== undefined) return known;
    if (this.said.size >= REMEMBERED) this.said.clear();
    const text = this.formatted(key, values);
    this.said.set(asked, text);
    return text;
  }

  /** One that has not arrived is called by its key, so that a test sees it. */
  private formatted(key: string, values: Values): string {
    const bundle = this.bundles.get(language.now);
    const pattern = this.arrived >= 0 ? bundle?.getMessage(key)?.value : null;
    return bundle && pattern ? bundle.formatPattern(pattern, this.withCases(bundle, values), []) : key;
  }

  /** One without a name of its own (an island's number) is called by its id. */
  name(noun: Noun): string {
    return this.has(noun.key) ? this.say(noun.key) : noun.id;
  }

  /** `$card` is a noun's name, `$card_gen` its attribute `gen`, `$card_id` its id, to choose by. */
  private withCases(bundle: FluentBundle, values: Values): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      if (!(value instanceof Noun)) {
        given[name] = value;
        continue;
      }
      given[name] = this.name(value);
      given[`${name}_id`] = value.id;
      for (const [attribute, pattern] of Object.entries(bundle.getMessage(value.key)?.attributes ?? {})) {
        given[`${name}_${attribute}`] = bundle.formatPattern(pattern, {}, []);
      }
    }
    return given;
  }
}

export const words = new Words();

export const say = (key: string, values?: Values): string => words.say(key, values);

export const nameOf = (game: string, id: string): string => words.name(new Noun(game, id));
