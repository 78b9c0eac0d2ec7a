const { default: FrameworkStore } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');
const { getMemoryCache } = require('next/dist/server/lib/incremental-cache/memory-cache.external.js');

/**
 * The framework's store of pages (`cacheHandler` of next.config.ts), with two bounds that it lacks. Loaded by the framework itself, as a
 * file of its own: neither bundled nor typed.
 *
 * A page whose renewal fails is put back as if it were new; here its time goes on from when it was really made, or from when the oldest
 * answer in it was good (facts/quality.md F02). And addresses where nothing is, or that lead elsewhere, push out no page that is there (F04).
 */

/** Stands in the tags of a page whose answers are old: `good-at:1760000000000` (lib/platform/kept.ts). */
const GOOD_AT = /(?:^|,)good-at:(\d+)/g;
const TAGS = 'x-next-cache-tags';

const MAX_EMPTY = 1_000;

/** When a stored page was good, and for how long from then it may be shown. @type {WeakMap<object, {from: number, seconds: number}>} */
const terms = new WeakMap();

/** Keys of stored 404s and redirects, the eldest first: anybody can make up any number of either. @type {Set<string>} */
const empty = new Set();

module.exports = class PageCopies extends FrameworkStore {
  constructor(context) {
    super(context);
    this.memory = context.maxMemoryCacheSize ? getMemoryCache(context.maxMemoryCacheSize) : null;
  }

  async set(key, page, context) {
    const control = context.cacheControl;
    if (!page || typeof control?.expire !== 'number') return super.set(key, page, context);
    this.#count(key, page.status >= 300);
    const now = Date.now();
    // Put back after a failure, it is the very page that was stored.
    const term = terms.get(page) ?? { from: goodAt(page, now), seconds: control.expire };
    terms.set(page, term);
    const expire = Math.max(0, Math.floor(term.seconds - (now - term.from) / 1_000));
    return super.set(key, page, { ...context, cacheControl: { ...control, expire } });
  }

  #count(key, isEmpty) {
    empty.delete(key);
    if (!isEmpty) return;
    empty.add(key);
    const [eldest] = empty;
    if (empty.size <= MAX_EMPTY) return;
    empty.delete(eldest);
    this.memory?.remove(eldest);
  }
};

function goodAt({ headers }, now) {
  const times = [...String(headers?.[TAGS] ?? '').matchAll(GOOD_AT)].map(([, time]) => Number(time));
  return Math.min(now, ...times);
}
