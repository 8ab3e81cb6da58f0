/**
 * A game's drawings, from its SVG files into the page itself, so that they take the theme's colours:
 *
 *     export const art = new Sprite("ferry", import.meta.glob("./art/*.svg", { query: "?raw", import: "default", eager: true }));
 *     <Drawing of={art} name="boat" width={60} height={40} label={say("…")} />
 *     <use href={art.href("boat")} x={10} y={20} width={60} height={40} />     inside a scene with many things
 *
 * Each is mounted once, when it is first drawn. Custom properties (`--ink`, one's own `--k`) flow in from where it stands.
 * What is in a `<style>` of a file is left out, as the page's content policy demands: the game's own CSS file says it, with
 * `.art-ferry .k { … }`; every drawing lies in a group of that class.
 */

const SVG = "http://www.w3.org/2000/svg";
/** What a file says of itself as a whole; all else (`stroke-linecap`, `fill`) is about its shapes. */
const FRAMES: ReadonlySet<string> = new Set(["xmlns", "viewBox", "width", "height"]);

/** The text of a file without styles and scripts, its ids made its own: several files may have the same ones. */
export function ownText(text: string, prefix: string): string {
  return text
    .replace(/<(style|script|title)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "")
    .replace(/\sid="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/\sstyle="/g, ` data-style="`); // set one by one below: the policy forbids them in the text
}

const nameOf = (file: string): string => file.replace(/^.*\//, "").replace(/\.svg$/, "");

export class Sprite {
  private readonly files: ReadonlyMap<string, string>;
  private readonly mounted = new Set<string>();

  /** `game` names the ids and the class; `files` are texts by their paths. */
  constructor(
    private readonly game: string,
    files: Readonly<Record<string, string>>,
  ) {
    this.files = new Map(Object.entries(files).map(([file, text]) => [nameOf(file), text]));
  }

  has(name: string): boolean {
    return this.files.has(name);
  }

  /** For `<use>`; the drawing is in the page from now on. */
  href(name: string): string {
    const id = `art-${this.game}-${name}`;
    if (!this.mounted.has(name)) {
      const text = this.files.get(name);
      if (text === undefined) throw new Error(`there is no drawing ${name} of ${this.game}`);
      sheet().append(symbolOf(ownText(text, id), id, `art-${this.game}`));
      this.mounted.add(name);
    }
    return `#${id}`;
  }
}

/** The one hidden drawing that holds all symbols. */
function sheet(): Element {
  const found = document.getElementById("art");
  if (found) return found;
  const made = document.createElementNS(SVG, "svg");
  for (const [name, value] of [
    ["id", "art"],
    ["width", "0"],
    ["height", "0"],
    ["aria-hidden", "true"],
  ] as const)
    made.setAttribute(name, value);
  made.style.position = "absolute";
  document.body.append(made);
  return made;
}

function symbolOf(text: string, id: string, scope: string): Element {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const symbol = document.createElementNS(SVG, "symbol");
  const group = document.createElementNS(SVG, "g");
  symbol.setAttribute("id", id);
  symbol.setAttribute("viewBox", svg.getAttribute("viewBox") ?? "0 0 100 100");
  symbol.setAttribute("overflow", "visible");
  for (const { name, value } of svg.attributes) if (!FRAMES.has(name)) group.setAttribute(name, value);
  group.setAttribute("class", `${scope} ${svg.getAttribute("class") ?? ""}`.trim());
  group.append(...[...svg.childNodes].map((node) => document.importNode(node, true)));
  for (const styled of group.querySelectorAll<SVGElement>("[data-style]")) {
    styled.style.cssText = styled.dataset["style"] ?? "";
    styled.removeAttribute("data-style");
  }
  symbol.append(group);
  return symbol;
}
