/** Seeded randomness and smooth noise, so that every build paints the same film. */

/** @param {number} seed @returns {() => number} uniform in [0, 1) */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {number} seed @returns {(x: number) => number} smooth value noise in [0, 1] */
export function noise(seed) {
  const next = random(seed);
  const lattice = Float64Array.from({ length: 1024 }, next);
  return (x) => {
    const cell = Math.floor(x);
    const fraction = x - cell;
    const ease = fraction * fraction * (3 - 2 * fraction);
    const left = lattice[cell & 1023];
    return left + (lattice[(cell + 1) & 1023] - left) * ease;
  };
}

/** @param {number} seed @param {number} [octaves] @returns {(x: number) => number} fractal noise in [0, 1] */
export function fractal(seed, octaves = 5) {
  const layers = Array.from({ length: octaves }, (_, i) => noise(seed * 31 + i));
  const total = 2 - 2 ** (1 - octaves);
  return (x) => layers.reduce((sum, layer, i) => sum + layer(x * 2.03 ** i + i * 17.3) * 0.5 ** i, 0) / total;
}

/** Fractal noise with sharp crests: mountains rather than hills. */
export function crest(seed, octaves = 5) {
  const layers = Array.from({ length: octaves }, (_, i) => noise(seed * 53 + i));
  const total = 2 - 2 ** (1 - octaves);
  return (x) =>
    layers.reduce(
      (sum, layer, i) => sum + (1 - Math.abs(layer(x * 2.1 ** i + i * 9.7) * 2 - 1)) * 0.5 ** i,
      0,
    ) / total;
}

export const between = (next, from, to) => from + (to - from) * next();
export const pick = (next, list) => list[Math.floor(next() * list.length)];
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));
/** Wraps into [0, size): for things that leave on one side and come back on the other. */
export const wrap = (value, size) => ((value % size) + size) % size;
