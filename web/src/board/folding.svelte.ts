/** Which zones of a board fold when space is short, in the order that the game states. */

import { getContext, setContext } from "svelte";

/** A zone that folds below a width or a height; with neither, when what is shown does not fit. */
export interface Fold {
  id: string;
  width?: number;
  height?: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The zones that fold in a room of this size. `fits`: whether all is seen with these folded. */
export function foldedIn(order: readonly Fold[], size: Size, fits: (folded: readonly string[]) => boolean): string[] {
  const isShort = ({ width = 0, height = 0 }: Fold) => size.width < width || size.height < height;
  const folded = order.filter(isShort).map(({ id }) => id);
  for (const { id, width, height } of order) {
    if (width !== undefined || height !== undefined) continue;
    if (fits(folded)) break;
    folded.push(id);
  }
  return folded;
}

const KEY = Symbol("panels");

export class Folding {
  folded: readonly string[] = $state.raw([]);
  /** The folded zone that is shown over the others. */
  opened: string | null = $state(null);

  isFolded(id: string): boolean {
    return this.folded.includes(id);
  }

  fold(ids: readonly string[]): void {
    this.folded = ids;
    if (this.opened !== null && !ids.includes(this.opened)) this.opened = null;
  }
}

export const openFolding = (): Folding => setContext(KEY, new Folding());

/** Of the `Panels` around. */
export function inPanels(): Folding {
  return getContext<Folding | undefined>(KEY) ?? new Folding();
}
