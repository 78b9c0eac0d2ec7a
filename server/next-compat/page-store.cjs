const { default: FrameworkStore } = require('next/dist/server/lib/incremental-cache/file-system-cache.js');
const PackedMemory = require('./packed-memory.cjs');

/**
 * The framework's store of pages (`cacheHandler` of next.config.mjs), shared by all instances where there is a Redis
 * (`server/shared/instances.ts`), in a memory of compressed bytes, and with two limits that it lacks. The framework loads this file by itself:
 * it is neither bundled nor typed.
 *
 * When the renewal of a page fails, the framework stores the same page again as if it were new. Here its lifetime continues from when it was
 * really made, or from when the oldest answer in it was good (quality F02). And stored 404s, redirects and answers that there is nothing
 * never push out a page (quality F04).
 */

/** In the tags of a page that was made of old answers: `good-at:1760000000000` (lib/platform/http/cached-read.ts). */
const GOOD_AT = /(?:^|,)good-at:(\d+)/g;
/** Header of a stored page with its cache tags, joined by commas. */
const TAGS = 'x-next-cache-tags';

/** The body of an answer of the platform that something does not exist, or that a list has nothing (lib/platform/http/cached-read.ts). */
const NOTHING = /^\{"goodAt":\d+,(?:"missing":|"body":\[\]\}$)/;
/** The tag of answers that are stored for one instance (lib/platform/http/cache-life.ts). */
const UNSHARED = 'unshared';

const MAX_EMPTY = 1_000;

/** A page that is due for renewal is compared with the copies of other instances at most once in this time. */
const LOOK_EVERY_MS = 1_000;
const MOST_SECONDS = 7 * 24 * 60 * 60;

/** When a copy was last compared with that of other instances. @type {WeakMap<object, number>} */
const looked = new WeakMap();

/** The state of all instances; undefined without Redis. */
const shared = () => globalThis.taspaSharedState;

/** Keys of stored 404s, redirects and answers that there is nothing, the oldest first: anybody can make up any number of them. @type {Set<string>} */
const empty = new Set();

module.exports = class PageStore extends FrameworkStore {
  constructor(context) {
    // The framework creates its own memory unless one is already set, so ours is set first.
    if (context.maxMemoryCacheSize)
      FrameworkStore.memoryCache ??= new PackedMemory(context.maxMemoryCacheSize);
    super(context);
    /** @type {PackedMemory | undefined} */
    this.memory = FrameworkStore.memoryCache;
  }

  async get(key, context) {
    if (shared()) await this.#adopt(key, shared());
    return super.get(key, context);
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    await shared()?.announce([tags].flat());
  }

  async set(key, page, context) {
    // After a failed renewal the framework stores the same object again. It is not shared, because other instances may
    // have a newer page.
    const isAgain = page && this.memory?.terms.has(page);
    await this.#keep(key, page, context);
    if (!isAgain) this.#share(key, page, context);
  }

  /** Takes the copy of another instance when there is none here, or when it is due and the other one is newer. */
  async #adopt(key, { copies, purgedAt }) {
    const own = this.memory?.peek(key);
    if (own && !isDue(own, purgedAt)) return;
    if (own) looked.set(own.of, Date.now());
    const copy = await copies.get(key);
    if (!copy || copy.lastModified <= (this.memory?.peek(key)?.lastModified ?? 0)) return;
    if (copy.term) this.memory?.terms.set(copy.value, copy.term);
    const { value, lastModified, cacheControl } = copy;
    this.memory?.set(key, { value, lastModified, cacheControl });
  }

  /** Made-up addresses stay in this process: nobody can fill the store of all instances with them. */
  #share(key, page, { tags }) {
    if (!shared() || !page || isEmpty(page) || tags?.includes(UNSHARED)) return;
    const entry = this.memory?.peek(key);
    if (!entry) return;
    const { lastModified, cacheControl } = entry;
    const copy = { value: page, lastModified, cacheControl, term: this.memory?.terms.get(page) };
    void shared().copies.set(key, copy, Math.max(1, cacheControl?.expire ?? MOST_SECONDS));
  }

  async #keep(key, page, context) {
    const control = context.cacheControl;
    if (page) this.#count(key, isEmpty(page));
    if (!page || typeof control?.expire !== 'number') return super.set(key, page, context);
    const now = Date.now();
    // After a failed renewal the framework stores the very same object that it has read.
    const term = this.memory?.terms.get(page) ?? { from: goodAt(page, now), seconds: control.expire };
    this.memory?.terms.set(page, term);
    const expire = Math.max(0, Math.floor(term.seconds - (now - term.from) / 1_000));
    return super.set(key, page, { ...context, cacheControl: { ...control, expire } });
  }

  #count(key, isNothing) {
    empty.delete(key);
    if (!isNothing) return;
    empty.add(key);
    const [oldest] = empty;
    if (empty.size <= MAX_EMPTY) return;
    empty.delete(oldest);
    this.memory?.remove(oldest);
  }
};

/** Whether any made-up address gets the same: an error, or a read that found nothing. */
const isEmpty = ({ status, kind, data }) => status >= 300 || (kind === 'FETCH' && NOTHING.test(data.body));

function isDue({ of, lastModified, cacheControl, revalidate }, purgedAt) {
  const now = Date.now();
  const seconds = cacheControl?.revalidate ?? revalidate;
  const isOld = typeof seconds === 'number' && now - lastModified > seconds * 1_000;
  return (isOld || lastModified <= purgedAt) && now - (looked.get(of) ?? 0) > LOOK_EVERY_MS;
}

function goodAt({ headers }, now) {
  const times = [...String(headers?.[TAGS] ?? '').matchAll(GOOD_AT)].map(([, time]) => Number(time));
  return Math.min(now, ...times);
}
