/** Four short sounds, made here: nothing is downloaded. */

import { look } from "./look.svelte";

const SOUNDS = {
  turn: [523, 659, 784],
  placed: [330],
  gained: [659, 880],
  refused: [196, 165],
} as const;

let context: AudioContext | undefined;

export function play(sound: keyof typeof SOUNDS): void {
  if (!look.chosen.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  SOUNDS[sound].forEach((pitch, index) => tone(context as AudioContext, pitch, index * 0.09));
}

function tone(context: AudioContext, pitch: number, after: number): void {
  const [start, oscillator, volume] = [context.currentTime + after, context.createOscillator(), context.createGain()];
  oscillator.frequency.value = pitch;
  oscillator.type = "triangle";
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.2);
}
