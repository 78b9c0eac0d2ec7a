import { until } from '@/tests/support/until';
import { paymentFor } from './support/payment';
import { ask } from './support/plain-http';
import { type RealPlatform, startRealPlatform } from './support/real-platform';
import { type RealWeb, startRealWeb } from './support/real-web';
import { Sandbox } from './support/sandbox';

const PASSWORD = 'right-password';
/** The site keeps its address; only its process is another one. */
const HOST = 'taspa.localhost';
const MAXIMUM = '82';
const PRICE = 2990;
const FUNDS = 7000;

let platform: RealPlatform;
let sandbox: Sandbox;
let web: RealWeb;

beforeAll(async () => {
  platform = await startRealPlatform();
  sandbox = new Sandbox(platform.url);
  web = await startRealWeb(platform.url);
});
afterAll(async () => {
  await web?.stop();
  await platform?.stop();
});

/** A browser of a customer: its cookies outlive the web process. */
class Buyer {
  #cookies = new Map<string, string>();
  readonly #login = crypto.randomUUID();
  #token = '';

  async enter(): Promise<this> {
    await this.atPlatform('POST', '/users', { username: this.#login, password: PASSWORD });
    const { access_token } = await this.atPlatform('POST', '/auth/login', {
      login: this.#login,
      password: PASSWORD,
    });
    this.#token = access_token;
    await this.call('POST', '/api/session');
    await this.call('POST', '/api/session/login', { login: this.#login, password: PASSWORD });
    return this;
  }

  async call(method: string, path: string, body?: object) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: HOST, origin: `http://${HOST}`, cookie, 'content-type': 'application/json' };
    const answer = await ask(web.url, path, headers, method, body ? JSON.stringify(body) : '');
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return { status: answer.status, body: JSON.parse(answer.body || 'null') };
  }

  async atPlatform(method: string, path: string, body?: object) {
    const headers = { 'content-type': 'application/json', authorization: `Token ${this.#token || 'nobody'}` };
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
    return (await fetch(`${platform.url}/v2${path}`, init)).json();
  }

  async refill(amount: number): Promise<void> {
    const [{ id }] = await this.atPlatform('GET', '/users/self/accounts');
    const path = `/users/self/accounts/${id}/payforms/short_url`;
    await this.settle((await this.atPlatform('POST', path, { amount })).id);
  }

  async linkCard(): Promise<number> {
    const { full_url } = await this.atPlatform('POST', '/users/self/cards', {});
    await fetch(full_url, { method: 'POST', body: new URLSearchParams({ decision: 'pay', card: 'ok' }) });
    return (await this.atPlatform('GET', '/users/self/cards'))[0].id;
  }

  settle = (id: number) => sandbox.order(`/transactions/${id}`, { outcome: 'pay' });

  /** What the browser sends when the viewer presses "pay", with its key. */
  async order(by: string, cardId: number | null = null) {
    const item = { kind: 'packet', key: MAXIMUM, wayId: null };
    const { body: product } = await this.call('POST', '/api/commerce/prepare', { item });
    const input = { item, wayId: product.ways[0].id };
    const { body: terms } = await this.call('POST', '/api/commerce/offer', input);
    return paymentFor(terms, item, { by, cardId, shown: terms.due.amount });
  }

  pay = (order: object) => this.call('POST', '/api/commerce/pay', order);

  /** Like a browser after the loss of an answer: the same again, until somebody says what became of it. */
  payAgain(order: object) {
    return until(async () => {
      const answer = await this.pay(order);
      return answer.body?.error_code !== 'conflict' && answer;
    });
  }

  /** A card is charged after the answer: the payment is checked until the bank has decided. */
  async ended(id: number): Promise<void> {
    const status = async () => (await this.call('GET', `/api/commerce/transactions/${id}`)).body.status;
    await until(async () => (await status()) !== 'pending');
  }

  /** What the customer sees on the site, and what was paid. */
  async books() {
    const { body } = await this.call('GET', '/api/session/subscriptions');
    const own = body.packets.find(({ id }: { id: string }) => id === MAXIMUM);
    const { body: account } = await this.call('GET', '/api/commerce/account');
    const paid = (await this.atPlatform('GET', '/users/self/transactions?limit=20')) as Array<{
      offer_id: string | null;
      status: string;
    }>;
    return {
      state: own?.state,
      balance: Number(account.balance.amount),
      payments: paid.filter((one) => one.offer_id).map(({ status }) => status),
    };
  }
}

const newBuyer = () => new Buyer().enter();

/** Where the platform holds a purchase while the web process dies; it then goes on with what it has. */
const STEPS = [
  ['balance', 'GET /v2/users/self/accounts'],
  ['balance', 'POST /v2/users/self/purchases'],
  ['linkedcard', 'POST /v2/users/self/purchases_offer/transaction'],
  ['linkedcard', 'POST /v2/users/self/accounts/*/payforms/linkedcard'],
  ['qrcode', 'GET /v2/users/self/accounts'],
  ['qrcode', 'POST /v2/users/self/purchases_offer/transaction'],
] as const;

async function readyToPay(by: (typeof STEPS)[number][0]) {
  const buyer = await newBuyer();
  if (by === 'balance') await buyer.refill(FUNDS);
  const cardId = by === 'linkedcard' ? await buyer.linkCard() : null;
  return { buyer, order: await buyer.order(by, cardId) };
}

test('spec 3 §4: the web process is killed in the middle of purchases; sent again with their keys, each is charged once and shown as owned', async () => {
  const purchases = await Promise.all(STEPS.map(([by]) => readyToPay(by)));
  const lost: Array<Promise<unknown>> = [];
  for (const [index, { buyer, order }] of purchases.entries()) {
    await sandbox.order('/faults', { match: STEPS[index]?.[1], hang: true, times: 1 });
    lost.push(buyer.pay(order).catch((error: { code: string }) => error.code));
    await until(async () => (await sandbox.hits()) > index);
  }
  // Another one waits for its bank: its payment comes while there is no web process.
  const waiting = await newBuyer();
  const order = await waiting.order('qrcode');
  const { id } = (await waiting.pay(order)).body.transaction;

  await web.kill();
  expect(await Promise.all(lost)).toEqual(STEPS.map(() => 'ECONNRESET'));
  await waiting.settle(id);
  await sandbox.heal();
  web = await startRealWeb(platform.url);

  for (const { buyer, order } of purchases) {
    const { status, body } = await buyer.payAgain(order);
    expect([order.by, status, body.error_code]).toEqual([order.by, 200, undefined]);
    const isAtBank = order.by !== 'balance';
    if (order.by === 'qrcode') await buyer.settle(body.transaction.id);
    if (isAtBank) await buyer.ended(body.transaction.id);
    // Twice more, as from two tabs.
    await Promise.all([buyer.payAgain(order), buyer.payAgain(order)]);
    expect(await buyer.books()).toEqual({
      state: 'active',
      balance: isAtBank ? 0 : FUNDS - PRICE,
      payments: isAtBank ? ['complete'] : [],
    });
  }
  await waiting.ended(id);
  expect(await waiting.books()).toEqual({ state: 'active', balance: 0, payments: ['complete'] });
});
