import { createHistogram } from 'node:perf_hooks';

/**
 * Figures of a long run by fifths of its time. The first fifth fills caches and compiles hot code; the second is compared
 * with the last.
 */

const FIFTHS = 5;
/** Growth below which a figure is flat. */
export const GROWTH_BAR = 0.1;

export class Fifths {
  /** @param {number} from in ms since the epoch @param {number} lastsMs */
  constructor(from, lastsMs) {
    this.from = from;
    this.lastsMs = lastsMs;
  }

  /** @returns {number} the fifth in which it is now, from 0 */
  now() {
    const at = Math.floor(((Date.now() - this.from) / this.lastsMs) * FIFTHS);
    return Math.min(FIFTHS - 1, Math.max(0, at));
  }
}

/** The lowest figure of each fifth: of memory, when a program has just collected its garbage. */
export class Lowest {
  /** @type {number[]} */
  #lowest = Array(FIFTHS).fill(Number.POSITIVE_INFINITY);

  /** @param {Fifths} fifths */
  constructor(fifths) {
    this.fifths = fifths;
  }

  /** @param {number} figure */
  add(figure) {
    const at = this.fifths.now();
    this.#lowest[at] = Math.min(this.#lowest[at] ?? figure, figure);
  }

  compared() {
    return { before: this.#lowest[1] ?? 0, after: this.#lowest[FIFTHS - 1] ?? 0 };
  }
}

/** Times of answers, in ms. */
export class Times {
  #histograms = Array.from({ length: FIFTHS }, () => createHistogram());

  /** @param {Fifths} fifths */
  constructor(fifths) {
    this.fifths = fifths;
  }

  /** @param {number} ms */
  add(ms) {
    this.#histograms[this.fifths.now()]?.record(Math.max(1, Math.round(ms * 1000)));
  }

  count() {
    return this.#histograms.reduce((sum, { count }) => sum + count, 0);
  }

  /** The slowest of a hundred. */
  compared() {
    const p99 = (at) => (this.#histograms[at]?.percentile(99) ?? 0) / 1000;
    return { before: p99(1), after: p99(FIFTHS - 1) };
  }
}

/**
 * One line, and whether the figure has grown.
 * @param {string} name @param {{before: number, after: number}} figures
 * @param {{unit: string, bar?: number, noise?: number}} how `noise`: a difference that means nothing, in the unit of the figure
 */
export function comparison(name, { before, after }, { unit, bar = GROWTH_BAR, noise = 0 }) {
  const growth = after / before - 1;
  const isGrown = !(growth <= bar || after - before <= noise);
  const sign = growth > 0 ? '+' : '';
  const percent = `${sign}${(growth * 100).toFixed(1)} %, at most ${bar * 100} %`;
  return {
    isGrown,
    line: `${name}: ${before.toFixed(0)} ${unit}, then ${after.toFixed(0)} ${unit} (${percent})`,
  };
}
