/** What the parts of a drawing know of it: how large a unit is on the screen, so that a button is 44 pixels wide on any. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("scene");

export class SceneSize {
  /** Pixels a unit. */
  scale = $state(1);

  /** So many pixels, in units. */
  units(pixels: number): number {
    return pixels / this.scale;
  }
}

export const openScene = (): SceneSize => setContext(KEY, new SceneSize());

/** Of the scene around; outside of any, a unit is a pixel. */
export const inScene = (): SceneSize => getContext<SceneSize | undefined>(KEY) ?? new SceneSize();
