/** A browser without its pages: keeps cookies, sends what a browser sends of itself, and reports how long each answer took. */

const ANSWER_LIMIT_MS = 30_000;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** @typedef {'page' | 'call' | 'media'} Kind of a request; each has times of its own */
/** @typedef {(kind: Kind, ms: number) => void} Measured */

export class SiteSession {
  /** @type {Map<string, string>} */
  #cookies = new Map();

  /** @param {string} site @param {string} address of the viewer: limits count by it @param {Measured} onMeasured */
  constructor(site, address, onMeasured) {
    this.site = site;
    this.address = address;
    this.onMeasured = onMeasured;
  }

  /** @param {string} path */
  async openPage(path) {
    await this.#send('page', `${this.site}${path}`, { headers: this.#headers() }, (answer) => answer.text());
  }

  /** A call of the site's own API. @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  call(method, path, body) {
    const headers = { ...this.#headers(), ...(body ? { 'content-type': 'application/json' } : {}) };
    const init = { method, headers, body: body && JSON.stringify(body) };
    return this.#send('call', `${this.site}${path}`, init, async (answer) => {
      const text = await answer.text();
      return text ? JSON.parse(text) : null;
    });
  }

  /** A playlist. @param {string} url @returns {Promise<string>} */
  playlist(url) {
    return this.#send('media', url, {}, (answer) => answer.text());
  }

  /** A segment, which is read to its end. @param {string} url */
  async segment(url) {
    await this.#send('media', url, {}, (answer) => answer.arrayBuffer());
  }

  /**
   * @template T
   * @param {Kind} kind @param {string} url @param {RequestInit} init @param {(answer: Response) => Promise<T>} read
   * @returns {Promise<T>}
   */
  async #send(kind, url, init, read) {
    const name = `${init.method ?? 'GET'} ${new URL(url).pathname}`;
    const from = performance.now();
    const request = async () => {
      const answer = await fetch(url, init);
      this.#keepCookies(answer);
      return { answer, content: await read(answer) };
    };
    const { answer, content } = await within(ANSWER_LIMIT_MS, request(), name);
    this.onMeasured(kind, performance.now() - from);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return content;
  }

  #headers() {
    return {
      'user-agent': BROWSER,
      'accept-language': 'ru',
      'x-forwarded-for': this.address,
      origin: this.site,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
  }

  /** @param {Response} answer */
  #keepCookies(answer) {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

/**
 * A timer instead of a signal: a run of 30 minutes ended with a request that had settled in no way (https://github.com/nodejs/node/issues/56917).
 * @template T
 * @param {number} limitMs @param {Promise<T>} work @param {string} name
 * @returns {Promise<T>}
 */
async function within(limitMs, work, name) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name}: no answer in ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
