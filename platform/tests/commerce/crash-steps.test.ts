import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../src/app.ts';
import { systemClock } from '../../src/clock.ts';
import { bookEntry } from '../../src/commerce/ledger.ts';
import { ledgerTotals } from '../../src/commerce/ledger-totals.ts';
import { SIGNATURE_HEADER, signatureOf } from '../../src/commerce/payments/acquirer/signature.ts';
import { reconcile } from '../../src/commerce/payments/reconcile.ts';
import { cards, transactions } from '../../src/db/schema/money.ts';
import { users } from '../../src/db/schema/session.ts';
import { subscriptions, userPurchases } from '../../src/db/schema/subscriptions.ts';
import { parseEnv } from '../../src/env.ts';
import { gatewayOf } from '../../src/gateway.ts';
import { type DataPlace, dataPlace } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { ownProcess } from '../support/own-process.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession } from '../support/session.ts';
import { openShop } from './billing-shop.ts';
import { refill, walletOf } from './wallet.ts';

const MINUTE = 60_000;
const WAY = '9002-a';
const PRICE = '2990.07';
const PAID = [`purchase -${PRICE}`, `refill ${PRICE}`];
/** Of the steps of a request, `npm run test:all` and short runs try some; `npm run test:money` all of them. */
const EVERY = Number(process.env.MONEY_RUNS ?? 0) < 1_000 ? 23 : 1;
const MOST_STEPS = 70;
/** A step is a process start, on a machine that may be busy with other things. */
jest.setTimeout((MOST_STEPS / EVERY + 5) * 45_000);

const secret = 'a secret between the bank and the tests';

interface Person {
  userId: number;
  token: string;
  accountId: number;
  cardId: number;
}
/** One request, which is sent again with the same key. */
type Request = (dieBefore?: number | 'none') => Promise<{ status: number; body: unknown }>;

let place: DataPlace;
const startServer = ownProcess(path.join(__dirname, 'crash-step-server.ts'));
const startCommand = ownProcess(path.resolve(__dirname, '../../src/cli.ts'));
let child: ChildProcess | null = null;
let address = '';
let ahead = 0;
let bank: TestPlatform;
let bankUrl = '';
let port = 0;
let output = '';

beforeAll(async () => {
  place = await dataPlace('providers');
  [port, bankUrl] = [await freePort(), `http://127.0.0.1:${await freePort()}`];
  const acquirer = { url: `${bankUrl}/sandbox/acquirer`, secret, merchant: 'tests' };
  // The bank is a process that goes on while ours is killed: its books are the measure.
  bank = await testPlatform({ env: { publicUrl: bankUrl, acquirer } });
  await bank.app.listen({ port: Number(new URL(bankUrl).port), host: '127.0.0.1' });
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await bank?.close();
  await place?.remove();
});

const processEnv = () => ({
  ...place.env,
  PLATFORM_PORT: String(port),
  ACQUIRER_URL: `${bankUrl}/sandbox/acquirer`,
  ACQUIRER_SECRET: secret,
  ACQUIRER_MERCHANT: 'tests',
});

/** A process on the data. Its clock is two minutes further each time: then the request of a dead server is taken over. */
async function start(): Promise<void> {
  ahead += 2 * MINUTE;
  bank.clock.set(systemClock.now() + ahead);
  const own = startServer([place.dataDir, String(ahead)], processEnv());
  child = own;
  output = '';
  address = await new Promise((resolve, reject) => {
    own.stdout?.on('data', (chunk) => {
      output += chunk;
      const found = /^http\S+$/m.exec(output)?.[0];
      if (found) resolve(found);
    });
    own.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    own.once('exit', () => reject(new Error(`The platform ended: ${output}`)));
  });
}

const ended = () =>
  new Promise<void>((resolve) => (child?.signalCode ? resolve() : child?.once('exit', () => resolve())));

async function stop(): Promise<void> {
  const over = ended();
  child?.kill('SIGKILL');
  await over;
}

/** A call that is repeated with its key; it throws when the process dies. */
function request({ token }: Person, where: string, body: object): Request {
  const key = randomUUID();
  return async (dieBefore) => {
    const response = await fetch(`${address}/v2/users/self/${where}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Token ${token}`,
        'idempotency-key': key,
        ...(dieBefore === undefined ? {} : { 'x-die-before': String(dieBefore) }),
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of any route; the test checks the fields that it reads.
const made = async (one: Request): Promise<any> => {
  const { status, body } = await one();
  if (status > 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

/** An offer, and the payment that is begun for it. */
async function begun(person: Person, paysystem: string) {
  const offer = await made(request(person, 'purchases_offer', { purchase_type_id: WAY }));
  const body = { offer_id: offer.id, paysystem_shortname: paysystem };
  return { offer, begin: request(person, 'purchases_offer/transaction', body) };
}

/** A notice of the bank: signed anew whenever it is sent. */
const notice =
  (order: string): Request =>
  async (dieBefore) => {
    const payload = JSON.stringify({ type: 'paid', order, amount: PRICE, currency: 'KZT' });
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(secret, payload, systemClock.now() + ahead),
      ...(dieBefore === undefined ? {} : { 'x-die-before': String(dieBefore) }),
    };
    const url = `${address}/v2/payments/notices`;
    const response = await fetch(url, { method: 'POST', headers, body: payload });
    return { status: response.status, body: await response.json() };
  };

interface Scene {
  name: string;
  hasMoney: boolean;
  /** Everything up to the request that is interrupted; what follows it completes the purchase. */
  play(person: Person): Promise<{ watched: Request; finish?: (body: { id: number }) => Promise<unknown> }>;
}

const charge = (person: Person, id: number) =>
  request(person, `accounts/${person.accountId}/payforms/linkedcard`, {
    transaction_id: id,
    card_id: person.cardId,
    paysystem_shortname: 'linkedcard',
  });

/** The code of a payment by phone, sent to a number of its own. */
async function codeOf(person: Person): Promise<{ id: number; token: string }> {
  const { id } = await made((await begun(person, 'phone_sms')).begin);
  const phone = `7701${String(person.userId).padStart(7, '0').slice(-7)}`;
  const order = { transaction_id: id, phone, paysystem_shortname: 'phone_sms' };
  await made(request(person, `accounts/${person.accountId}/payforms/phone`, order));
  const sent = await fetch(`${address}/sandbox/outbox.json?to=${phone}`);
  const [{ code: token }] = (await sent.json()) as [{ code: string }];
  return { id, token };
}

const scenes: Scene[] = [
  {
    name: 'making an offer',
    hasMoney: false,
    play: async (person) => ({
      watched: request(person, 'purchases_offer', { purchase_type_id: WAY }),
      finish: async ({ id: offer_id }) => {
        const body = { offer_id, paysystem_shortname: 'linkedcard' };
        const { id } = await made(request(person, 'purchases_offer/transaction', body));
        return made(charge(person, id));
      },
    }),
  },
  {
    name: 'an order from the balance',
    hasMoney: true,
    play: async (person) => ({ watched: request(person, 'purchases', { purchase_type_id: WAY }) }),
  },
  {
    name: 'beginning a payment',
    hasMoney: false,
    play: async (person) => ({
      watched: (await begun(person, 'linkedcard')).begin,
      finish: async ({ id }) => made(charge(person, id)),
    }),
  },
  {
    name: 'charging a card',
    hasMoney: false,
    play: async (person) => {
      const { id } = await made((await begun(person, 'linkedcard')).begin);
      return { watched: charge(person, id) };
    },
  },
  {
    name: 'the code of a payment by phone',
    hasMoney: false,
    play: async (person) => {
      const { id: transaction_id, token } = await codeOf(person);
      const order = { transaction_id, token, paysystem_shortname: 'phone_sms' };
      return { watched: request(person, `accounts/${person.accountId}/payforms/confirm_by_sms`, order) };
    },
  },
  {
    name: 'the notice of a bank',
    hasMoney: false,
    play: async (person) => {
      const { id, full_url } = await made((await begun(person, 'short_url')).begin);
      await fetch(full_url.replace(/^https?:\/\/[^/]+/, address), { redirect: 'manual' });
      await fetch(`${bankUrl}/sandbox/acquirer/decide/${id}/paid`, { method: 'POST' });
      return { watched: notice(String(id)) };
    },
  },
];

const envOf = () => parseEnv({ DATA_DIR: place.dataDir, LOG_LEVEL: 'silent', SANDBOX: '1' });

/** People of each scene, one for each step. */
async function people(): Promise<Person[][]> {
  const { db, close } = await place.open();
  await openShop(db);
  const app = await buildApp({
    env: envOf(),
    db,
    clock: systemClock,
    streamSecret: 'a secret of the tests that is long enough',
  });
  const all: Person[][] = [];
  for (const { hasMoney } of scenes) {
    const of: Person[] = [];
    for (let step = 0; step < MOST_STEPS / Math.min(EVERY, 5); step += 1) {
      const { userId, userToken: token } = await guestSession(app);
      await db.update(users).set({ isGuest: false }).where(eq(users.id, userId));
      const accountId = await refill(db, userId, hasMoney ? PRICE : '0.01', systemClock.now());
      const card = { userId, lastDigits: '1111', isPrimary: true, bankToken: 'test:ok' };
      const [linked] = await db
        .insert(cards)
        .values({ ...card, createdAt: new Date() })
        .returning({ id: cards.id });
      of.push({ userId, token, accountId, cardId: linked?.id ?? 0 });
    }
    all.push(of);
  }
  await app.close();
  await close();
  return all;
}

/** Who has bought, in all scenes. */
const buyers: Array<[string, Person]> = [];

describe('quality F05: killed with signal 9 before each statement of a purchase and before its answer, then asked again: bought once, paid once', () => {
  let everybody: Person[][];
  beforeAll(async () => {
    everybody = await people();
    await start();
  });

  test.each(scenes.map((scene, at) => ({ ...scene, at })))('$name', async ({ name, at, play }) => {
    const own = everybody[at] ?? [];
    const next = () => own.pop() ?? raise(`${name} has more steps than people`);
    // Uninterrupted: this names the steps.
    const first = next();
    const { watched, finish } = await play(first);
    const { status, body } = await watched('none');
    expect(status < 300 || body).toBe(true);
    await finish?.(body as { id: number });
    buyers.push([`${name}, uninterrupted`, first]);
    const steps: string[] = JSON.parse(/steps (.*)/.exec(output)?.[1] ?? '[]');
    expect(steps.at(-1)).toBe('answer');
    const tried = steps.flatMap((step, number) => (number % EVERY === 0 ? [{ step, number }] : []));
    for (const { step, number } of tried) {
      const person = next();
      const scene = await play(person);
      await expect(scene.watched(number)).rejects.toThrow();
      await ended();
      expect(child?.signalCode).toBe('SIGKILL');
      await start();
      const again = await scene.watched();
      expect([number, step, again.status < 300 || again.body]).toEqual([number, step, true]);
      await scene.finish?.(again.body as { id: number });
      buyers.push([`${name}, killed before ${number}. ${step}`, person]);
    }
    output = '';
    process.stdout.write(`${name}: killed before ${tried.map(({ step }) => step).join(' · ')}\n`);
  });

  test('afterwards the totals agree, and the reconciliation command reports that', async () => {
    await stop();
    await expectTotals();
    await expectReconciled(everybody.flat()[0] ?? raise('nobody is left who has not bought'));
  });
});

function raise(why: string): never {
  throw new Error(why);
}

async function expectTotals(): Promise<void> {
  const { db, close } = await place.open();
  for (const [name, { userId }] of buyers) {
    const { entries, balance, sum } = await walletOf(db, userId);
    const moved = entries.filter((entry) => entry !== 'refill 0.01').sort();
    expect([name, moved, balance]).toEqual([name, PAID, (sum / 100).toFixed(2)]);
    const bought = await db.select().from(userPurchases).where(eq(userPurchases.userId, userId));
    const held = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    expect([name, bought.length, held.length]).toEqual([name, 1, 1]);
  }
  const { bank: atBank, revenue, gifts, users: all } = await ledgerTotals(db);
  expect(atBank + revenue + gifts + all).toBe(0);
  expect(revenue).toBe(buyers.length * 299_007);
  const gateway = gatewayOf(bank.env, { pageSecret: 'x', now: () => bank.clock.now() });
  expect(await reconcile(db, (await gateway?.books()) ?? [])).toEqual([]);
  await close();
}

/** `npm run platform -- reconcile` with the bank of this test: what it says, and its code. */
function reconciled(): Promise<{ said: string; code: number | null }> {
  // The command signs by the clock of the machine.
  bank.clock.set(systemClock.now());
  const own = startCommand(['reconcile'], { ...processEnv(), DATA_DIR: place.dataDir });
  let said = '';
  for (const stream of [own.stdout, own.stderr])
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  return new Promise((resolve) => own.once('close', (code) => resolve({ said, code })));
}

async function expectReconciled(payer: Person): Promise<void> {
  expect(await reconciled()).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ payments of the bank agree with the ledger\.\n$/),
  });
  const { db, close } = await place.open();
  const [known] = await db.select({ id: transactions.id }).from(transactions).limit(1);
  const reference = `transaction:${known?.id}`;
  const entry = { accountId: payer.accountId, amount: 100, kind: 'refill' as const, reference };
  await db.transaction((tx) => bookEntry(tx, { ...entry, now: systemClock.now() }));
  await close();
  expect(await reconciled()).toEqual({
    code: 1,
    said: expect.stringMatching(new RegExp(`^${known?.id}: bank .*, ledger .*\\n$`)),
  });
}
