import { eq } from 'drizzle-orm';
import {
  isSigned,
  REPLAY_WINDOW_S,
  SIGNATURE_HEADER,
  signatureOf,
} from '../../src/commerce/payments/acquirer/signature.ts';
import { reconcile } from '../../src/commerce/payments/reconcile.ts';
import { TRANSACTION_LIFE_MS } from '../../src/commerce/payments/transactions.ts';
import { transactions } from '../../src/db/schema/money.ts';
import { gatewayOf } from '../../src/gateway.ts';
import { TEST_NOW } from '../support/clock.ts';
import { freePort } from '../support/free-port.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { local, monthOf, type Payer, payerAt } from './payer.ts';
import { walletOf } from './wallet.ts';

const secret = 'a secret between the bank and the tests';

let platform: TestPlatform;
let publicUrl: string;
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  const acquirer = { url: `${publicUrl}/sandbox/acquirer`, secret, merchant: 'tests' };
  platform = await testPlatform({ contents: 'full', env: { publicUrl, acquirer } });
  // The acquirer is asked over HTTP, and reports over HTTP.
  await platform.app.listen({ port, host: '127.0.0.1' });
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const wallet = async (payer: Payer) => (await walletOf(platform.db, payer.userId)).balance;
const state = async (payer: Payer, id: number) => (await payer.get(`transactions/${id}`)).body;

async function begin(payer: Payer, amount: number) {
  const { body } = await payer.payform('short_url', { amount, is_save_card: true });
  return body as { id: number; full_url: string; status: string };
}

/** Opens our address, follows it to the acquirer's page, and presses a button there. */
async function decide(fullUrl: string, decision: 'paid' | 'failed'): Promise<string> {
  const opened = await platform.app.inject(local(fullUrl));
  const page = String(opened.headers.location);
  await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  return page;
}

async function again(id: number, type: 'paid' | 'failed'): Promise<number> {
  const url = `${publicUrl}/sandbox/acquirer/notices/${id}/${type}`;
  const answer = (await (await fetch(url, { method: 'POST' })).json()) as { status: number };
  return answer.status;
}

const books = async () => {
  const gateway = gatewayOf(platform.env, { pageSecret: 'x', now: () => platform.clock.now() });
  return (await gateway?.books()) ?? [];
};

function notify(notice: object, { signedAt = TEST_NOW, by = secret, sent = '' } = {}) {
  const payload = JSON.stringify(notice);
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: signatureOf(by, payload, signedAt),
  };
  return platform.app.inject({
    method: 'POST',
    url: '/v2/payments/notices',
    headers,
    payload: sent || payload,
  });
}

test('a payment: our address creates it at the acquirer once, its notice books the money and stores the card', async () => {
  const payer = await payerAt(platform);
  const { id, full_url } = await begin(payer, 700);
  expect(full_url).toContain(`/pay/${id}?key=`);
  const [first, second] = [
    await platform.app.inject(local(full_url)),
    await platform.app.inject(local(full_url)),
  ];
  expect([first.statusCode, first.headers.location]).toEqual([303, second.headers.location]);
  expect(await wallet(payer)).toBe('0.00');
  await decide(full_url, 'paid');
  expect(await state(payer, id)).toMatchObject({ status: 'complete', amount: '700.00' });
  expect(await wallet(payer)).toBe('700.00');
  expect((await payer.get('cards')).body).toMatchObject([{ number: expect.stringMatching(/1111$/) }]);
  expect(await reconcile(platform.db, await books())).toEqual([]);
});

test('the bank gets the words of the viewer who pays, whatever the browser speaks that opens the page', async () => {
  const payer = await payerAt(platform);
  const spoken = { 'accept-language': 'kk' };
  const purchase_type_id = await monthOf(platform, 82);
  const { body: offer } = await payer.post('purchases_offer', { purchase_type_id });
  const way = { offer_id: offer.id, paysystem_shortname: 'short_url' };
  const { body } = await payer.post('purchases_offer/transaction', way, spoken);
  const browser = { 'accept-language': 'en' };
  const { headers } = await platform.app.inject({ url: local(body.full_url), headers: browser });
  const page = await (await fetch(String(headers.location), { headers: browser })).text();
  expect(page).toContain(`<h1 lang="kk">${body.title}</h1>`);
});

test('the page of a payment cannot be opened without its key', async () => {
  const { id } = await begin(await payerAt(platform), 100);
  for (const key of ['', '?key=', '?key=wrong']) {
    expect((await platform.app.inject(`/pay/${id}${key}`)).statusCode).toBe(404);
  }
});

test.each(['paid', 'failed'] as const)(
  'the acquirer leads back with the mark of a return, as the test bank does: %s',
  async (decision) => {
    const payer = await payerAt(platform);
    const return_url = 'https://taspa.example/packets?offer=7';
    const { body } = await payer.payform('short_url', { amount: 100, return_url });
    const opened = await platform.app.inject(local(body.full_url));
    const pressed = { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' } as const;
    const { headers } = await fetch(String(opened.headers.location), pressed);
    expect(headers.get('location')).toBe(`${return_url}&purchased=true`);
  },
);

test.each([
  ['leads back', 'https://taspa.example/lk', 303],
  ['is refused without a return address', undefined, 400],
])(
  'a payment whose hour is over %s, and is not created at the acquirer',
  async (_what, return_url, status) => {
    const payer = await payerAt(platform);
    const { body } = await payer.payform('short_url', { amount: 100, return_url });
    platform.clock.advance(TRANSACTION_LIFE_MS);
    const open = () => platform.app.inject(local(body.full_url));
    const first = await open();
    expect([first.statusCode, first.headers.location]).toEqual([status, return_url]);
    // The list ends the payment.
    await payer.get('transactions');
    expect((await open()).statusCode).toBe(status);
    expect((await books()).filter(({ order }) => order === String(body.id))).toEqual([]);
  },
);

describe('a payment page that cannot open says why to the person who opened it, in the language of its address', () => {
  afterEach(() => jest.restoreAllMocks());

  async function read(fullUrl: string, lang: string) {
    const url = local(fullUrl).replace('lang=en', `lang=${lang}`);
    const { statusCode, headers, body } = await platform.app.inject(url);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    return { statusCode, body };
  }

  test.each(['https://taspa.example/lk', undefined])(
    'the acquirer does not answer, with the return address %s: 503, and the page can be opened again',
    async (return_url) => {
      const payer = await payerAt(platform);
      const { body } = await payer.payform('short_url', { amount: 100, return_url });
      jest.spyOn(globalOfNode, 'fetch').mockRejectedValueOnce(new TypeError('no connection'));
      const page = await read(body.full_url, 'ru');
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain('<html lang="ru">');
      expect(page.body).toContain('<h1>Оплата сейчас недоступна.</h1>');
      expect(page.body).toContain('<a href="">Повторить</a>');
      expect((await platform.app.inject(local(body.full_url))).statusCode).toBe(303);
    },
  );

  test('its hour is over: 400, and nothing to repeat', async () => {
    const { full_url } = await begin(await payerAt(platform), 100);
    platform.clock.advance(TRANSACTION_LIFE_MS);
    const page = await read(full_url, 'kk');
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('Төлеуге берілген уақыт бітті');
    expect(page.body).not.toContain('<a ');
  });

  test('a wrong key: 404, without anything of the address', async () => {
    const { id } = await begin(await payerAt(platform), 100);
    const page = await read(`${publicUrl}/pay/${id}?key=%3Cscript%3E&lang=en`, 'uz');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<html lang="uz">');
    expect(page.body).not.toContain('script');
  });
});

describe('attack: a payment page never redirects to a foreign host', () => {
  const foreign = 'https://evil.example/login';
  const own = 'https://taspa.example/lk';
  const led = async (fullUrl: string) => (await platform.app.inject(local(fullUrl))).headers.location;

  test.each([
    [own, own],
    [foreign, null],
  ])('of a payment with the return address %s, %s is kept', async (return_url, kept) => {
    const payer = await payerAt(platform);
    const begun = await Promise.all([
      payer.payform('short_url', { amount: 100, return_url }),
      payer.post('cards', { return_url }),
    ]);
    for (const { status, body } of begun) {
      expect(status).toBe(200);
      const [stored] = await platform.db.select().from(transactions).where(eq(transactions.id, body.id));
      expect(stored?.returnUrl).toBe(kept);
    }
  });

  test.each([
    [own, `${own}?purchased=true`],
    [foreign, expect.stringMatching(/^http:\/\/127\.0\.0\.1:/)],
  ])('an ended payment that has %s leads to %s', async (returnUrl, target) => {
    const { id, full_url } = await begin(await payerAt(platform), 100);
    await decide(full_url, 'paid');
    await platform.db.update(transactions).set({ returnUrl }).where(eq(transactions.id, id));
    expect(await led(full_url)).toEqual(target);
  });
});

test('a repeated notice, or one with the opposite result after the payment has ended, changes nothing', async () => {
  const payer = await payerAt(platform);
  const { id, full_url } = await begin(payer, 300);
  await decide(full_url, 'paid');
  expect([await again(id, 'paid'), await again(id, 'failed'), await again(id, 'paid')]).toEqual([
    200, 200, 200,
  ]);
  expect((await state(payer, id)).status).toBe('complete');
  expect(await wallet(payer)).toBe('300.00');
});

test('money after a refusal goes back to the bank, once, and the books agree', async () => {
  const payer = await payerAt(platform);
  const { id, full_url } = await begin(payer, 400);
  await platform.app.inject(local(full_url));
  expect(await again(id, 'failed')).toBe(200);
  await fetch(`${publicUrl}/sandbox/acquirer/decide/${id}/paid`, { method: 'POST' });
  expect([await again(id, 'paid'), await again(id, 'paid')]).toEqual([200, 200]);
  expect((await state(payer, id)).status).toBe('error');
  expect(await wallet(payer)).toBe('0.00');
  expect(await reconcile(platform.db, await books())).toEqual([]);
});

describe('attack: a notice is refused, and no money moves', () => {
  let payer: Payer;
  let right: { type: string; order: string; amount: string; currency: string };
  beforeEach(async () => {
    payer = await payerAt(platform);
    const { id } = await begin(payer, 500);
    right = { type: 'paid', order: String(id), amount: '500.00', currency: 'KZT' };
  });
  afterEach(async () => {
    expect(await wallet(payer)).toBe('0.00');
  });

  test('signed with another secret', async () => {
    expect((await notify(right, { by: 'another secret of somebody else' })).statusCode).toBe(401);
  });

  test('without a signature', async () => {
    const answer = await platform.app.inject({ method: 'POST', url: '/v2/payments/notices', payload: right });
    expect(answer.statusCode).toBe(401);
  });

  test('changed after it was signed', async () => {
    const sent = JSON.stringify({ ...right, amount: '5000.00' });
    expect((await notify(right, { sent })).statusCode).toBe(401);
  });

  test.each([-1, 1])('recorded, and sent %d window later', async (side) => {
    const signedAt = TEST_NOW + side * (REPLAY_WINDOW_S + 1) * 1000;
    expect((await notify(right, { signedAt })).statusCode).toBe(401);
  });

  test.each([
    ['another amount', { amount: '499.00' }, 400],
    ['another currency', { currency: 'UZS' }, 400],
    ['an unknown order', { order: '999999999' }, 404],
    ['an unknown type', { type: 'maybe' }, 400],
  ])('signed, but with %s', async (_what, change, status) => {
    expect((await notify({ ...right, ...change })).statusCode).toBe(status);
  });
});

test('a linked card is charged by a signed request; a lost answer leaves the payment pending until the notice comes', async () => {
  const payer = await payerAt(platform);
  const { full_url } = await begin(payer, 100);
  await decide(full_url, 'paid');
  const paid = await payer.payform('linkedcard', { amount: 250 });
  expect(paid.body).toMatchObject({ status: 'complete' });
  expect(await wallet(payer)).toBe('350.00');

  const phone = '77010000504';
  const purchase_type_id = await monthOf(platform, 82);
  const { body: offer } = await payer.post('purchases_offer', { purchase_type_id });
  const way = { offer_id: offer.id, paysystem_shortname: 'phone_sms' };
  const { body: begun } = await payer.post('purchases_offer/transaction', way);
  await payer.payform('phone', { phone, transaction_id: begun.id });
  const [{ code }] = (await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json();
  await payer.payform('confirm_by_sms', { token: code, transaction_id: begun.id });
  expect((await payer.get(`transactions/${begun.id}`)).status).toBe(504);
  // The bank took the money: until it reports, its books and ours differ.
  expect(await reconcile(platform.db, await books())).toMatchObject([
    { order: String(begun.id), ledger: 'nothing' },
  ]);
  expect(await again(begun.id, 'paid')).toBe(200);
  expect((await state(payer, begun.id)).status).toBe('complete');
  expect((await payer.get('subscriptions/current')).body).toMatchObject([{ packet: { id: 82 } }]);
  expect(await reconcile(platform.db, await books())).toEqual([]);
});

test('reconcile names each order that differs: paid at the bank only, in the ledger only, another amount', async () => {
  const payer = await payerAt(platform);
  const { id, full_url } = await begin(payer, 600);
  await decide(full_url, 'paid');
  const all = await books();
  const own = (change: object) =>
    all.map((line) => (line.order === String(id) ? { ...line, ...change } : line));
  const strange = { order: '5', amount: '9.00', currency: 'KZT', status: 'paid' as const, refunded: false };
  expect(await reconcile(platform.db, [...all, strange])).toEqual([
    { order: '5', bank: '9.00 KZT', ledger: 'nothing' },
  ]);
  const line = { order: String(id), ledger: '600.00 KZT' };
  expect(await reconcile(platform.db, own({ status: 'failed' }))).toEqual([{ ...line, bank: 'nothing' }]);
  expect(await reconcile(platform.db, own({ amount: '601.00' }))).toEqual([{ ...line, bank: '601.00 KZT' }]);
  expect(await reconcile(platform.db, own({ refunded: true }))).toEqual([{ ...line, bank: 'nothing' }]);
  expect(await reconcile(platform.db, own({ currency: 'UZS' }))).toEqual([{ ...line, bank: '600.00 UZS' }]);
});

test.each(['', 't=1,v1=', 't=x,v1=00', `t=${Math.floor(TEST_NOW / 1000)},v1=${'0'.repeat(64)}`])(
  'no signature: %p',
  (header) => expect(isSigned(secret, { header, body: '{}', nowMs: TEST_NOW })).toBe(false),
);
