import { randomUUID } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { buildApp } from '../../src/app.ts';
import { ledgerTotals } from '../../src/commerce/ledger-totals.ts';
import { SIGNATURE_HEADER, signatureOf } from '../../src/commerce/payments/acquirer/signature.ts';
import { reconcile } from '../../src/commerce/payments/reconcile.ts';
import { runRenewals } from '../../src/commerce/renewals/renewals.ts';
import { subscriptions } from '../../src/db/schema/subscriptions.ts';
import { gatewayOf } from '../../src/gateway.ts';
import type { TypedApp } from '../../src/http/app.ts';
import { TEST_NOW } from '../support/clock.ts';
import { freePort } from '../support/free-port.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { local, monthOf, type Payer, payerAt } from './payer.ts';
import { testSequences } from './runs.ts';
import { walletOf } from './wallet.ts';

const secret = 'a secret between the bank and the tests';
const HOUR = 3_600_000;

/** Two instances share a server; the one process of a PGlite cannot be two, and is tried with fewer. */
const weight = process.env.TEST_DATABASE_URL ? 1 : 50;
let platform: TestPlatform;
let apps: TypedApp[] = [];
let ways: string[];

// What was booked before makes every look at all books longer: each test begins with a new database.
beforeEach(async () => {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const acquirer = { url: `${publicUrl}/sandbox/acquirer`, secret, merchant: 'tests' };
  platform = await testPlatform({ contents: 'full', env: { publicUrl, acquirer } });
  const { db, clock, env } = platform;
  const second = await buildApp({
    env,
    db,
    clock,
    streamSecret: 'a secret of the tests that is long enough',
  });
  apps = [platform.app, second];
  await platform.app.listen({ port, host: '127.0.0.1' });
  ways = await Promise.all([81, 82, 91].map((packet) => monthOf(platform, packet)));
});

afterEach(async () => {
  await apps[1]?.close();
  await platform?.close();
});

/** A user of a time that begins anew, with nobody else whose periods end in it. */
async function nextPayer(): Promise<Payer> {
  platform.clock.set(TEST_NOW);
  const over = { endReason: 'ran_out' as const };
  await platform.db.update(subscriptions).set(over).where(isNull(subscriptions.endReason));
  return payerAt(platform);
}

type Event =
  | { kind: 'pay'; amount: number; notices: ('paid' | 'failed')[] }
  | { kind: 'buy'; way: number }
  | { kind: 'off' | 'on' }
  | { kind: 'wait'; hours: number };

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constant('pay' as const),
    amount: fc.integer({ min: 1, max: 6000 }),
    notices: fc.array(fc.constantFrom('paid' as const, 'failed' as const), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('buy' as const), way: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constantFrom('off' as const, 'on' as const) }),
  fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 800 }) }),
);

/** The same request to both instances at once. */
async function both(payer: Payer, method: 'POST' | 'PATCH', path: string, payload: object) {
  const headers = { authorization: `Token ${payer.token}`, 'idempotency-key': randomUUID() };
  const url = `/v2/users/self/${path}`;
  return Promise.all(apps.map((app) => app.inject({ method, url, headers, payload })));
}

/** The bank has the money if it ever said so; its notices reach any instance, several at once. */
async function pay(payer: Payer, { amount, notices }: Extract<Event, { kind: 'pay' }>): Promise<void> {
  const [answer] = await both(payer, 'POST', `accounts/${payer.accountId}/payforms/short_url`, { amount });
  if (answer?.statusCode !== 200) return;
  const { id, amount: sum, currency, full_url: address } = answer.json();
  await Promise.all(apps.map((app) => app.inject(local(address))));
  const status = notices.includes('paid') ? 'paid' : 'failed';
  const { publicUrl } = platform.env;
  await fetch(`${publicUrl}/sandbox/acquirer/decide/${id}/${status}`, { method: 'POST' });
  const sent = notices.map((type, index) => {
    const payload = JSON.stringify({ type, order: String(id), amount: sum, currency });
    const signature = signatureOf(secret, payload, platform.clock.now());
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    return apps[index % 2]?.inject({ method: 'POST', url: '/v2/payments/notices', headers, payload });
  });
  for (const done of await Promise.all(sent)) expect(done?.statusCode).toBe(200);
}

async function perform(payer: Payer, event: Event): Promise<void> {
  if (event.kind === 'pay') await pay(payer, event);
  if (event.kind === 'buy') await both(payer, 'POST', 'purchases', { purchase_type_id: ways[event.way] });
  if (event.kind === 'off' || event.kind === 'on') {
    const [held] = (await payer.get('subscriptions/current')).body;
    if (held) await both(payer, 'PATCH', `subscriptions/${held.id}`, { renew: event.kind === 'on' });
  }
  if (event.kind === 'wait') {
    platform.clock.set(platform.clock.now() + event.hours * HOUR);
    const runs = await Promise.all(apps.map(() => runRenewals(platform)));
    expect(runs.flatMap(({ failures }) => failures)).toEqual([]);
  }
}

async function expectSound(payer: Payer): Promise<void> {
  const { balance, sum } = await walletOf(platform.db, payer.userId);
  expect(balance).toBe((sum / 100).toFixed(2));
  const { bank, revenue, gifts, users } = await ledgerTotals(platform.db);
  expect(bank + revenue + gifts + users).toBe(0);
  const gateway = gatewayOf(platform.env, { pageSecret: 'x', now: () => platform.clock.now() });
  expect(await reconcile(platform.db, (await gateway?.books()) ?? [])).toEqual([]);
  const current = (await payer.get('subscriptions/current')).body;
  const bases = current.filter((one: { packet: { base: boolean } }) => one.packet.base);
  expect(bases.length).toBeLessThanOrEqual(1);
}

testSequences(
  'two instances, every request to both, notices repeated and out of order: nothing is doubled or lost, the two sides of the ledger are zero together, and the bank agrees',
  { slice: 4, weight },
  () =>
    fc.asyncProperty(fc.array(anyEvent, { minLength: 3, maxLength: 8 }), async (events) => {
      const payer = await nextPayer();
      for (const event of events) await perform(payer, event);
      await expectSound(payer);
    }),
);
