import { request } from 'node:http';
import { dataPathOf } from '../../bench/lib/page-data.mjs';
import { dataFailure, pageFailure } from './page-failure.mjs';

/** A viewer without a browser, at an address of their own on loopback: has a session, opens pages, pays. */

const LIMIT_MS = 25_000;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** @typedef {{status: number, headers: import('node:http').IncomingHttpHeaders, body: string}} Answer */

/**
 * One request from a given address of this machine, which nginx sees as that of the viewer.
 * @param {string} url @param {{method?: string, headers?: Record<string, string>, body?: string, from?: string}} [options]
 * @returns {Promise<Answer>}
 */
export function ask(url, { method = 'GET', headers = {}, body, from } = {}) {
  return new Promise((resolve, reject) => {
    const { hostname, port, pathname, search } = new URL(url);
    const sent = request(
      {
        // nginx listens on IPv4.
        host: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port,
        method,
        localAddress: from,
        path: pathname + search,
        agent: false,
        headers: { host: `${hostname}:${port}`, ...headers },
        signal: AbortSignal.timeout(LIMIT_MS),
      },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

export class Viewer {
  /** @type {Map<string, string>} */
  #cookies = new Map();
  #turn = 0;

  /** @param {{site: string, pages: string[]}} world @param {string} from an address of this machine */
  constructor(world, from) {
    this.world = world;
    this.from = from;
  }

  /** Logs in with a password. @param {{username: string, password: string}} person */
  async logIn({ username, password }) {
    await this.#send('POST', '/api/session');
    const { status, body } = await this.#send('POST', '/api/session/login', { login: username, password });
    if (status !== 200) throw new Error(`login: ${status} ${body.slice(0, 200)}`);
  }

  /**
   * The next page and its data for hydration (docs/decisions/0031), which nginx may ask another instance for.
   * @returns {Promise<{path: string, failure: string | null, isUnanswered: boolean}>} what a person would see as an error
   */
  async openPage() {
    const path = this.world.pages[this.#turn++ % this.world.pages.length] ?? '/';
    const page = await this.#send('GET', path).catch((error) => error);
    const failure = pageFailure(page);
    const dataPath = failure ? null : dataPathOf(page.body);
    if (!dataPath) return { path, failure, isUnanswered: page instanceof Error };
    const data = await this.#send('GET', dataPath).catch((error) => error);
    const missing = dataFailure(data);
    return { path, failure: missing && `its data: ${missing}`, isUnanswered: data instanceof Error };
  }

  /** Whether the web app and the platform still know who this is; null while they cannot say. @returns {Promise<boolean | null>} */
  async isLoggedIn() {
    const state = await this.#send('GET', '/api/session').catch(() => null);
    if (state?.status !== 200) return null;
    if (JSON.parse(state.body).state !== 'user') return false;
    const account = await this.#send('GET', '/api/session/account').catch(() => null);
    // Only a refusal is a lost session; anything else is a call that failed.
    if (account?.status === 401 || account?.status === 403) return false;
    return account?.status === 200 ? true : null;
  }

  /** @param {string} method @param {string} path @param {unknown} [data] */
  async #send(method, path, data) {
    const body = data === undefined ? undefined : JSON.stringify(data);
    const answer = await ask(`${this.world.site}${path}`, {
      method,
      from: this.from,
      body,
      headers: {
        'user-agent': BROWSER,
        'accept-language': 'ru',
        origin: this.world.site,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body
          ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
          : {}),
      },
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
}
