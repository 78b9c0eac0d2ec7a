/** A viewer without a browser: opens pages, watches a little, has a session and favourites. */

const STEP_LIMIT_MS = 30_000;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** @typedef {{site: string, pages: string[], channels: string[]}} World */

export class SoakViewer {
  /** @type {Map<string, string>} */
  #cookies = new Map();
  #turn = 0;

  /**
   * @param {World} world
   * @param {string} address of the viewer: limits count by it
   */
  constructor(world, address) {
    this.world = world;
    this.address = address;
  }

  /** Playback needs a session first. */
  async begin() {
    await this.#ask('/api/session', { method: 'POST' });
  }

  /** One action of a viewer, a different one each time. */
  async next() {
    const { pages, channels } = this.world;
    const turn = this.#turn++;
    const page = pages[turn % pages.length] ?? '/';
    const channel = channels[turn % channels.length] ?? '';
    await (await this.#ask(page)).text();
    switch (turn % 4) {
      case 0:
        return this.#watch(`/api/v2/channels/${channel}/stream`);
      case 1:
        return this.#read('/api/v2/users/self/channel_list');
      case 2:
        return this.#read('/api/channels?lang=ru');
      default:
        return this.#read(`/api/search/suggest?lang=ru&text=${encodeURIComponent('фильм')}`);
    }
  }

  /** The stream, its playlist and the newest segment. @param {string} path */
  async #watch(path) {
    const { hls_mbr, hls } = await (await this.#ask(`${path}?type=hls`)).json();
    const url = hls_mbr ?? hls;
    const master = await this.#list(url);
    const variant = await this.#list(new URL(lastLine(master), url).href);
    await this.#bytes(new URL(lastLine(variant), new URL(lastLine(master), url)).href);
  }

  /** @param {string} path */
  async #read(path) {
    await (await this.#ask(path)).json();
  }

  /** @param {string} url */
  async #list(url) {
    return (await this.#fetch(url)).text();
  }

  /** @param {string} url */
  async #bytes(url) {
    await (await this.#fetch(url)).arrayBuffer();
  }

  /** @param {string} path @param {RequestInit} [init] */
  async #ask(path, init = {}) {
    const answer = await this.#fetch(`${this.world.site}${path}`, {
      ...init,
      headers: {
        'user-agent': BROWSER,
        'accept-language': 'ru',
        'x-forwarded-for': this.address,
        origin: this.world.site,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }

  /** @param {string} url @param {RequestInit} [init] */
  async #fetch(url, init = {}) {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(STEP_LIMIT_MS) });
    if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${new URL(url).pathname}: ${answer.status}`);
    return answer;
  }
}

/** @param {string} list */
const lastLine = (list) =>
  list
    .trim()
    .split('\n')
    .findLast((line) => line && !line.startsWith('#')) ?? '';
