/**
 * What is printed in the box of an edition, with the words that its drawings need. One line a game:
 *
 *     export const boxOf = boxes<Printed, Box>("ferry", ["ferry", "page-ferry"], readBox);
 *
 * and `<Boxed of={boxOf} edition={play.edition}>` around what is drawn of it.
 */

import { componentsOf } from "../core/components";
import { words } from "../core/words.svelte";

const OURS = "osada";
const KIT = "page-board";

/**
 * `read` makes of what is printed what the drawings need. An edition of somebody's own need not repeat what the rulebook
 * says: what it leaves out comes from ours, which is also told by itself.
 */
export function boxes<Printed extends object, Box = Printed>(
  game: string,
  wordFiles: readonly string[],
  read: (printed: Printed, ours: Printed) => Box,
): (edition: string) => Promise<Box> {
  const opened = new Map<string, Promise<Box>>();

  async function open(edition: string): Promise<Box> {
    const [ours, own] = await Promise.all([
      componentsOf<Printed>(game, OURS),
      componentsOf<Partial<Printed>>(game, edition),
      words.need(KIT, ...wordFiles),
    ]);
    return read({ ...ours, ...own }, ours);
  }

  return (edition) => {
    const box = opened.get(edition) ?? open(edition);
    opened.set(edition, box);
    box.catch(() => opened.delete(edition)); // the wire was cut: the next one who needs it asks again
    return box;
  };
}
