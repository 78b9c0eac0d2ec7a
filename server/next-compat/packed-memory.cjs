const { deflateRawSync, inflateRawSync } = require('node:zlib');
const { deserialize, serialize } = require('node:v8');
const { LRUCache } = require('next/dist/server/lib/lru-cache.js');

/**
 * The memory of the framework's store, in place of its own: entries are compressed bytes outside the heap. A page with its data is half a million
 * characters, which take two bytes each in the heap, and 60 to 80 KB here. The framework reads and writes its memory without waiting, so this
 * compresses without waiting too, at the fastest level: some milliseconds for a page that took ten times as long to render, less than one to read.
 */

const FASTEST = { level: 1 };
/** Compression of less saves nothing. */
const MIN_PACKED = 1_024;
/** Beside the bytes: the entry itself. */
const WEIGHT_OF_ENTRY = 512;
/** Of the memory, for answers of the platform: those to made-up parameters push out only each other, and no page (quality F04). */
const ANSWER_SHARE = 1 / 4;

/**
 * @typedef {{value: any, lastModified: number, cacheControl?: {revalidate?: number | false, expire?: number}}} Entry as the framework has it
 * @typedef {{from: number, seconds: number}} Term
 */
module.exports = class PackedMemory {
  #pages;
  #answers;
  /** When a page was good, and how long it may be shown from then. A page that is read is another object, with the same term. @type {WeakMap<object, Term>} */
  terms = new WeakMap();

  /** @param {number} limit in bytes */
  constructor(limit) {
    const weightOf = ({ bytes }, key) => key.length * 2 + bytes.length + WEIGHT_OF_ENTRY;
    this.#pages = new LRUCache(limit * (1 - ANSWER_SHARE), weightOf);
    this.#answers = new LRUCache(limit * ANSWER_SHARE, weightOf);
  }

  /** @param {string} key @returns {Entry | undefined} */
  get(key) {
    const packed = this.#find(key);
    if (!packed) return undefined;
    const { bytes, length, lastModified, cacheControl, term } = packed;
    const value = unpack(bytes, length);
    if (term) this.terms.set(value, term);
    return { value, lastModified, cacheControl };
  }

  /** What is known of an entry without unpacking it; `of` is the same object until the entry changes. @param {string} key */
  peek(key) {
    const of = this.#find(key);
    return (
      of && { of, lastModified: of.lastModified, cacheControl: of.cacheControl, revalidate: of.revalidate }
    );
  }

  /** @param {string} key @param {Entry} entry */
  set(key, { value, lastModified, cacheControl }) {
    const term = value ? this.terms.get(value) : undefined;
    const entries = value?.kind === 'FETCH' ? this.#answers : this.#pages;
    entries.set(key, {
      ...pack(value),
      lastModified,
      cacheControl,
      revalidate: value?.revalidate,
      term,
    });
  }

  /** @param {string} key */
  remove(key) {
    for (const entries of [this.#pages, this.#answers]) entries.remove(key);
  }

  /** @param {string} key */
  #find(key) {
    return this.#pages.get(key) ?? this.#answers.get(key);
  }

  /** The bytes of all entries. */
  get size() {
    return this.#pages.currentSize + this.#answers.currentSize;
  }
};

/** @param {any} value */
function pack(value) {
  const plain = serialize(changeText(value, (text) => (typeof text === 'string' ? Buffer.from(text) : text)));
  if (plain.length < MIN_PACKED) return { bytes: alone(plain), length: 0 };
  return { bytes: alone(deflateRawSync(plain, FASTEST)), length: plain.length };
}

/** @param {Buffer} bytes @param {number} length that of the value, 0 when it is not compressed */
function unpack(bytes, length) {
  // One piece of memory of the right size, instead of many that are joined.
  const plain = length > 0 ? inflateRawSync(bytes, { chunkSize: length }) : bytes;
  return changeText(deserialize(plain), (text) => (Buffer.isBuffer(text) ? String(text) : text));
}

/**
 * The value with its long text changed. As UTF-8 a text is half as long as in the engine's form, once it has one letter that is not Latin.
 * @param {any} value @param {(text: unknown) => unknown} change
 */
function changeText(value, change) {
  if (value?.kind === 'APP_PAGE') return { ...value, html: change(value.html) };
  if (value?.kind === 'FETCH') return { ...value, data: { ...value.data, body: change(value.data.body) } };
  return value;
}

/** The bytes in memory of their own size: results of `zlib` and `v8` lie in pieces of 16 KB, which a small one would keep. @param {Buffer} bytes */
function alone(bytes) {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
