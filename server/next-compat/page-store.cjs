const { default: FrameworkStore } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');
const { getMemoryCache } = require('next/dist/server/lib/incremental-cache/memory-cache.external.js');

/**
 * The framework's store of pages (`cacheHandler` of next.config.mjs) with two limits that it lacks. The framework loads this file by itself:
 * it is neither bundled nor typed.
 *
 * When the renewal of a page fails, the framework stores the same page again as if it were new. Here its lifetime continues from when it was
 * really made, or from when the oldest answer in it was good (quality F02). And stored 404s and redirects never push out a page
 * (quality F04).
 */

/** In the tags of a page that was made of old answers: `good-at:1760000000000` (lib/platform/http/cached-read.ts). */
const GOOD_AT = /(?:^|,)good-at:(\d+)/g;
/** Header of a stored page with its cache tags, joined by commas. */
const TAGS = 'x-next-cache-tags';

const MAX_EMPTY = 1_000;

/** When a stored page was good, and how long it may be shown from then. @type {WeakMap<object, {from: number, seconds: number}>} */
const terms = new WeakMap();

/** Keys of stored 404s and redirects, the oldest first: anybody can make up any number of them. @type {Set<string>} */
const empty = new Set();

module.exports = class PageStore extends FrameworkStore {
  constructor(context) {
    super(context);
    this.memory = context.maxMemoryCacheSize ? getMemoryCache(context.maxMemoryCacheSize) : null;
  }

  async set(key, page, context) {
    const control = context.cacheControl;
    if (!page || typeof control?.expire !== 'number') return super.set(key, page, context);
    this.#count(key, page.status >= 300);
    const now = Date.now();
    // After a failed renewal the framework stores the very same object.
    const term = terms.get(page) ?? { from: goodAt(page, now), seconds: control.expire };
    terms.set(page, term);
    const expire = Math.max(0, Math.floor(term.seconds - (now - term.from) / 1_000));
    return super.set(key, page, { ...context, cacheControl: { ...control, expire } });
  }

  #count(key, isEmpty) {
    empty.delete(key);
    if (!isEmpty) return;
    empty.add(key);
    const [oldest] = empty;
    if (empty.size <= MAX_EMPTY) return;
    empty.delete(oldest);
    this.memory?.remove(oldest);
  }
};

function goodAt({ headers }, now) {
  const times = [...String(headers?.[TAGS] ?? '').matchAll(GOOD_AT)].map(([, time]) => Number(time));
  return Math.min(now, ...times);
}
