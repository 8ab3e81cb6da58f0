/** Where in the house one is: `#/table/ID`. The part behind the hash never leaves the browser, so keys may stand there. */

function parts(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").map(decoded).filter(Boolean);
}

/** An address that somebody mistyped leads nowhere, but breaks nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (problem) {
    if (problem instanceof URIError) return part;
    throw problem;
  }
}

class Route {
  parts: string[] = $state.raw(parts());

  constructor() {
    addEventListener("hashchange", () => (this.parts = parts()));
  }

  get room(): string {
    return this.parts[0] ?? "";
  }
}

export const route = new Route();

export const hrefOf = (...where: string[]): string => `#/${where.map(encodeURIComponent).join("/")}`;

export function go(...where: string[]): void {
  location.hash = hrefOf(...where);
}

/** The same, without a way back: for links that are worth nothing once they were used. */
export function replace(...where: string[]): void {
  history.replaceState(null, "", hrefOf(...where));
  dispatchEvent(new HashChangeEvent("hashchange"));
}
