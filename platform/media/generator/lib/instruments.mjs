/**
 * Additive instruments. `partials` are `[ratio, level]` pairs; times are seconds. A note with `decay` rings out by itself,
 * one without is held for its length between `attack` and `release`.
 * @typedef {{ partials: [number, number][], attack: number, release: number, decay?: number, vibrato?: number, spread?: number }} Instrument
 */

/** @returns {[number, number][]} */
const harmonics = (count, tilt) => Array.from({ length: count }, (_, i) => [i + 1, (i + 1) ** -tilt]);

/** @type {Record<string, Instrument>} */
export const INSTRUMENTS = {
  pad: { partials: harmonics(5, 1.7), attack: 0.9, release: 1.4, spread: 0.0035 },
  strings: { partials: harmonics(8, 1.35), attack: 0.4, release: 0.7, vibrato: 0.0022, spread: 0.003 },
  choir: {
    partials: [
      [1, 1],
      [2, 0.45],
      [3, 0.5],
      [4, 0.16],
      [5, 0.2],
    ],
    attack: 0.7,
    release: 1,
    vibrato: 0.004,
    spread: 0.005,
  },
  organ: {
    partials: [
      [0.5, 0.4],
      [1, 1],
      [2, 0.5],
      [4, 0.25],
    ],
    attack: 0.05,
    release: 0.3,
    spread: 0.001,
  },
  flute: {
    partials: [
      [1, 1],
      [2, 0.18],
      [3, 0.05],
    ],
    attack: 0.07,
    release: 0.16,
    vibrato: 0.006,
  },
  reed: {
    partials: [
      [1, 1],
      [3, 0.4],
      [5, 0.2],
      [7, 0.1],
    ],
    attack: 0.05,
    release: 0.12,
    vibrato: 0.003,
  },
  piano: { partials: harmonics(7, 1.6), attack: 0.004, release: 0.2, decay: 1.1 },
  pluck: { partials: harmonics(6, 1.4), attack: 0.003, release: 0.1, decay: 0.45 },
  dombra: { partials: harmonics(11, 1.02), attack: 0.002, release: 0.05, decay: 0.28 },
  marimba: {
    partials: [
      [1, 1],
      [3.9, 0.25],
      [9.2, 0.06],
    ],
    attack: 0.002,
    release: 0.05,
    decay: 0.32,
  },
  bell: {
    partials: [
      [1, 1],
      [2.0, 0.5],
      [2.76, 0.35],
      [5.4, 0.18],
      [8.9, 0.06],
    ],
    attack: 0.002,
    release: 0.3,
    decay: 1.5,
  },
  musicBox: {
    partials: [
      [1, 1],
      [3, 0.22],
      [6.3, 0.1],
    ],
    attack: 0.002,
    release: 0.1,
    decay: 0.7,
  },
  bass: { partials: harmonics(4, 1.5), attack: 0.02, release: 0.15, decay: 1.6 },
  sub: {
    partials: [
      [1, 1],
      [2, 0.15],
    ],
    attack: 0.15,
    release: 0.5,
  },
};
