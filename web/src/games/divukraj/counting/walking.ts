/** Who counts goes from card to card: where it stood before and where it stands now are one way. */

import { crossfade, fade } from "svelte/transition";
import { look } from "../../../core/look.svelte";

export const [send, receive] = crossfade({
  duration: () => (look.isStill ? 0 : look.motion(320)),
  fallback: (node) => fade(node, { duration: look.motion(180) }),
});
