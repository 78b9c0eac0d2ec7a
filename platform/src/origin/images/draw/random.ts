/** Seeded randomness: the same subject must always give the same picture, on every machine. */
export interface Random {
  /** 0 ≤ n < 1 */
  next(): number;
  /** Between two numbers. */
  range(from: number, to: number): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  chance(share: number): boolean;
  /** Either -1 or 1. */
  sign(): number;
}

/** 32-bit hash of a text (FNV-1a, finished with an avalanche). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A separate generator (mulberry32) for each named purpose, so that a change of one part does not affect the others. */
export function randomOf(...parts: (string | number)[]): Random {
  let state = hash(parts.join('\u0001'));
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    chance: (share) => next() < share,
    sign: () => (next() < 0.5 ? -1 : 1),
  };
}
