/** The markup of the rules' texts: `[bold]…[/]`, bullets and paragraphs, as elements and never as HTML. */

export interface Run {
  text: string;
  bold: boolean;
}

export interface Paragraph {
  kind: "title" | "bullet" | "plain";
  runs: Run[];
}

const TAG = /\\\[|\[(\/?)([a-z ]*)\]/g;

/** Bold and plain runs. Other tags of the terminal (colours, dim) only go; `\[` is a bracket. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  const open: string[] = [];
  let at = 0;
  const add = (piece: string): void => {
    const bold = open.some((tag) => tag.includes("bold"));
    const last = runs.at(-1);
    if (!piece) return;
    if (last?.bold === bold) last.text += piece;
    else runs.push({ text: piece, bold });
  };
  for (const found of text.matchAll(TAG)) {
    add(text.slice(at, found.index));
    at = found.index + found[0].length;
    if (found[0] === "\\[") add("[");
    else if (found[1]) open.pop();
    else open.push(found[2] ?? "");
  }
  add(text.slice(at));
  return runs;
}

export function paragraphsOf(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map(paragraphOf);
}

function paragraphOf(piece: string): Paragraph {
  if (piece.startsWith("—")) return { kind: "title", runs: runsOf(piece.replace(/^—\s*|\s*—$/g, "")) };
  if (piece.startsWith("•")) return { kind: "bullet", runs: runsOf(piece.replace(/^•\s*/, "")) };
  return { kind: "plain", runs: runsOf(piece) };
}
