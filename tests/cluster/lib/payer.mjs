import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './viewer.mjs';

/** A person who buys with every order repeated until it has an answer, as clients do it: with one key for each order. */

/** Longer than the minute after which a repeated request takes the place of one whose server was killed (platform/src/http/idempotency.ts). */
const PATIENCE_MS = 90_000;
const AGAIN_MS = 250;

export class Payer {
  #token = '';
  /** @type {{amount: number, key: string}[]} */
  orders = [];
  answered = 0;

  /** @param {string} platform @param {{username: string, password: string}} person */
  constructor(platform, person) {
    this.platform = platform;
    this.person = person;
  }

  async begin() {
    const { username, password } = this.person;
    await this.#sure('POST', '/v2/users', { username, password }, {});
    const login = await this.#sure('POST', '/v2/auth/login', { login: username, password }, {});
    this.#token = login.access_token;
    const [account] = await this.#sure('GET', '/v2/users/self/accounts');
    this.account = account.id;
  }

  /** Money on the account: a payment is begun and confirmed at the bank, each until it is answered. @param {number} amount */
  async pay(amount) {
    const key = randomUUID();
    this.orders.push({ amount, key });
    const path = `/v2/users/self/accounts/${this.account}/payforms/short_url`;
    const { id } = await this.#sure('POST', path, { amount }, { 'idempotency-key': key });
    await this.#sure('POST', `/sandbox/transactions/${id}`, { outcome: 'pay' });
    this.answered += 1;
  }

  async balance() {
    return Number((await this.#sure('GET', '/v2/users/self/balance')).balance);
  }

  /** Transactions that brought money. @returns {Promise<number>} */
  async paid() {
    const list = await this.#sure('GET', '/v2/users/self/transactions?limit=100');
    return list.filter((one) => one.status === 'complete').length;
  }

  /** Repeats a request while it has no answer of its own. @returns {Promise<any>} */
  async #sure(method, path, data = undefined, headers = {}) {
    const until = Date.now() + PATIENCE_MS;
    const body = data === undefined ? undefined : JSON.stringify(data);
    const given = {
      ...(this.#token ? { authorization: `Token ${this.#token}` } : {}),
      ...(body
        ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
        : {}),
      ...headers,
    };
    let last = '';
    let tries = 0;
    while (Date.now() < until) {
      tries += 1;
      const answer = await ask(`${this.platform}${path}`, { method, headers: given, body }).catch(
        (error) => error,
      );
      if (!(answer instanceof Error)) {
        if (answer.status < 300) return answer.body ? JSON.parse(answer.body) : null;
        // Registered or settled by a request whose answer was lost. One with a key is answered as the first time, and 409 while that goes on.
        const hasKey = 'idempotency-key' in headers;
        if (tries > 1 && !hasKey && [400, 404, 409].includes(answer.status)) return null;
        last = `${answer.status} ${answer.body.slice(0, 200)}`;
        if (answer.status < 500 && answer.status !== 429 && answer.status !== 409) break;
      } else last = answer.message;
      await pause(AGAIN_MS);
    }
    throw new Error(`${method} ${path}: ${last}`);
  }
}
