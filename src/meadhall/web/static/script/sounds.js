// A small set of sounds, made by code: off until asked for, soft or full.

import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let sounds = null;

/** One tone: when it begins and how long it lasts, from which pitch to which, how loud, of which colour. */
/** @typedef {{ at: number, long: number, from: number, to: number, loud: number, kind: OscillatorType }} Tone */

/** @type {(at: number, from: number, to: number, long: number, loud: number, kind?: OscillatorType) => Tone} */
const tone = (at, from, to, long, loud, kind = "sine") => ({ at, from, to, long, loud, kind });

/**
 * Wood for my turn, bones for fate, metal for what is bought and moved, a horn for a great moment.
 * @type {Record<"knock" | "dice" | "coin" | "horn", Tone[]>}
 */
export const SOUNDS = {
  knock: [0, 0.16].map((at) => tone(at, 190, 80, 0.14, 0.16)),
  dice: [0, 0.07, 0.12, 0.2, 0.25, 0.31].map((at, i) => tone(at, 900 - 70 * i, 420, 0.05, 0.07, "triangle")),
  coin: [tone(0, 1900, 1880, 0.09, 0.06, "triangle"), tone(0.06, 2500, 2480, 0.22, 0.05, "triangle")],
  horn: [tone(0, 196, 220, 0.18, 0.08, "sawtooth"), tone(0.16, 294, 294, 0.24, 0.08, "sawtooth")],
};

/** @type {Record<string, number>} */
const LOUDNESS = { quiet: 0.35, full: 1 };

/** Plays a sound, as loud as the reader wants it. @param {keyof typeof SOUNDS} name */
export function sound(name) {
  const level = LOUDNESS[settings.sound];
  if (!level) return;
  sounds ??= new AudioContext();
  sounds.resume();
  for (const { at, long, from, to, loud, kind } of SOUNDS[name]) {
    const start = sounds.currentTime + at;
    const voice = sounds.createOscillator();
    const volume = sounds.createGain();
    voice.type = kind;
    voice.frequency.setValueAtTime(from, start);
    voice.frequency.exponentialRampToValueAtTime(to, start + long * 0.65);
    volume.gain.setValueAtTime(loud * level, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + long);
    voice.connect(volume).connect(sounds.destination);
    voice.start(start);
    voice.stop(start + long + 0.01);
  }
}

/** Browsers let a page sound only after its reader has done something. */
export function wakeSounds() {
  if (settings.sound !== "off") (sounds ??= new AudioContext()).resume();
}
