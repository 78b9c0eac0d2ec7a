import { chargeLinkedCard } from '../../src/commerce/payments/settle-card.ts';
import { testBank } from '../../src/sandbox/bank/gateway.ts';
import { TEST_NOW } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { linkCard, local, monthOf, type Payer, payerAt, press } from './payer.ts';
import { refill, walletOf } from './wallet.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
beforeEach(() => platform.clock.set(TEST_NOW));
afterAll(() => platform.close());

const LIGHT = 81;
const MAXIMUM = 82;
/** A trial that continues as Maximum. */
const FIRST_DATE = 84;

async function offerOf(payer: Payer, packetId: number) {
  const purchase_type_id = await monthOf(platform, packetId);
  const body = { purchase_type_id, offer_version: 2, paysystem_version: 3, source: 'web300' };
  return (await payer.post('purchases_offer', body)).body;
}

/** Starts the payment of a packet with one method. */
async function begin(payer: Payer, packetId: number, paysystem: string, more: object = {}) {
  const { id } = await offerOf(payer, packetId);
  const order = { offer_id: id, paysystem_shortname: paysystem, ...more };
  return payer.post('purchases_offer/transaction', order);
}

const packetsOf = async (payer: Payer): Promise<number[]> =>
  (await payer.get('subscriptions/current')).body.map((one: { packet: { id: number } }) => one.packet.id);
const state = async (payer: Payer, id: number) => (await payer.get(`transactions/${id}`)).body;
const wallet = (payer: Payer) => walletOf(platform.db, payer.userId);

async function lastCode(to: string): Promise<string> {
  const [message] = (await platform.app.inject(`/sandbox/outbox.json?to=${to}`)).json();
  return message.code;
}

describe('what an offer says of the time after the first period', () => {
  const nextOf = async (payer: Payer, packetId: number) => (await offerOf(payer, packetId)).purchases[0].next;
  const month = { years: 0, months: 1, days: 0 };

  test('the packet renews at its own price', async () => {
    const next = await nextOf(await payerAt(platform), MAXIMUM);
    expect(next).toEqual({ name: 'Maximum', amount: '2990.00', period_human: month });
  });

  test('spec 3 §3 after_renew_packet_id: another packet goes on, at the price that the renewal charges', async () => {
    const payer = await payerAt(platform);
    const next = await nextOf(payer, FIRST_DATE);
    expect(next).toEqual({ name: 'Maximum', amount: '2990.00', period_human: month });
    await refill(platform.db, payer.userId, '100.00', platform.clock.now());
    await payer.post('purchases', { purchase_type_id: await monthOf(platform, FIRST_DATE) });
    const [held] = (await payer.get('subscriptions/current')).body;
    expect(held).toMatchObject({ packet: { id: FIRST_DATE }, next_price: next.amount });
  });
});

describe('payment methods', () => {
  test.each([
    ['taspa', ['short_url', 'qrcode', 'qrcode_png', 'phone_sms', 'phone', 'ext_app', 'info']],
    ['almatv', ['qrcode_png', 'info', 'provider_account']],
    ['mbank', ['ext_app', 'short_url']],
    ['cable', ['provider_account']],
  ])('spec 3 §1: %s offers its own payment methods', async (provider, expected) => {
    const payer = await payerAt(platform, provider);
    const { body } = await payer.get(`accounts/${payer.accountId}/payforms?version=3`);
    expect(body.map((one: { shortname: string }) => one.shortname)).toEqual(expected);
    expect(body[0].params).toEqual({ paysystem_shortname: expected[0] });
  });

  test('spec 3 §4 Offer flow: prefers a linked card as soon as there is one', async () => {
    const payer = await payerAt(platform);
    await linkCard(platform, payer, 'ok');
    const { paysystems } = await offerOf(payer, MAXIMUM);
    expect(paysystems[0]).toMatchObject({ name: 'linkedcard', payform_shortname: 'linkedcard' });
  });

  test('spec 3 §6: a guest has to log in before paying', async () => {
    const guest = await payerAt(platform, 'taspa', true);
    const purchase_type_id = await monthOf(platform, LIGHT);
    expect((await guest.get(`accounts/${guest.accountId}/payforms`)).status).toBe(403);
    expect((await guest.post('purchases_offer', { purchase_type_id })).status).toBe(403);
    expect((await guest.payform('short_url', { amount: 100 })).status).toBe(403);
    expect((await guest.post('cards', { amount: 1 })).status).toBe(403);
  });

  test('an account of another user answers as if it did not exist', async () => {
    const [mine, other] = [await payerAt(platform), await payerAt(platform)];
    const forms = `accounts/${other.accountId}/payforms`;
    expect((await mine.get(forms)).status).toBe(404);
    for (const name of ['short_url', 'linkedcard', 'qrcode_make_transaction'])
      expect((await mine.post(`${forms}/${name}`, { amount: 100 })).status).toBe(404);
    expect((await mine.post(`${forms}/phone`, { amount: 100, phone: '77010000001' })).status).toBe(404);
    const confirmation = { token: '1', transaction_id: 1 };
    expect((await mine.post(`${forms}/confirm_by_sms`, confirmation)).status).toBe(404);
  });
});

describe('spec 3 §4 Offer flow', () => {
  test('an offer has price, trial, product and payment methods, in the language of the request', async () => {
    const payer = await payerAt(platform);
    const offer = await offerOf(payer, LIGHT);
    expect(offer).toMatchObject({
      id: offer.offer_id,
      library_id: null,
      entity_license_id: null,
      distribution_type: 'packet',
      product_title: 'Light',
      distribution_info: 'Renews every month',
      // A free week needs no balance.
      purchases: [
        { is_have_trial: true, is_have_money_on_balance: true, amount: '0.00', amount_due: '0.00' },
      ],
    });
    expect(offer.paysystems.map((one: { id: number }) => one.id)).not.toContain(undefined);
    const kazakh = await payer.get(`purchases_offer/${offer.id}`);
    expect(kazakh.body).toEqual(offer);
  });

  test('a packet without a trial costs its price, and the offer shows whether the balance covers it', async () => {
    const payer = await payerAt(platform);
    const poor = await offerOf(payer, MAXIMUM);
    expect(poor.purchases).toMatchObject([
      { is_have_trial: false, is_have_money_on_balance: false, amount: '2990.00', amount_due: '2990.00' },
    ]);
    await refill(platform.db, payer.userId, '2990.00', TEST_NOW);
    const again = await payer.get(`purchases_offer/${poor.id}`);
    expect(again.body.purchases[0].is_have_money_on_balance).toBe(true);
  });

  test('an offer of another user and an unknown product are 404', async () => {
    const payer = await payerAt(platform);
    const { id } = await offerOf(await payerAt(platform), MAXIMUM);
    expect((await payer.get(`purchases_offer/${id}`)).status).toBe(404);
    expect((await payer.post('purchases_offer/transaction', { offer_id: id })).status).toBe(404);
    expect((await payer.post('purchases_offer', { purchase_type_id: '404' })).status).toBe(404);
  });

  test('spec 3 §5: what cannot be bought is not offered either', async () => {
    const payer = await payerAt(platform);
    const purchase_type_id = await monthOf(platform, 91);
    const { status, body } = await payer.post('purchases_offer', { purchase_type_id });
    expect(status).toBe(400);
    expect(body.error.message).not.toBe('');
  });

  test.each(['short_url', 'ext_app', 'qrcode', 'qrcode_png'])(
    '%s: creates a transaction, opens the bank’s page and gives the packet',
    async (paysystem) => {
      const payer = await payerAt(platform);
      const { status, body } = await begin(payer, MAXIMUM, paysystem, {
        return_url: 'https://taspa.example/packets/82?action=buy',
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'pending', amount: '2990.00', paysystem_shortname: paysystem });
      const sent = await press(platform, body.full_url, 'pay');
      expect(sent.statusCode).toBe(303);
      expect(sent.headers.location).toBe('https://taspa.example/packets/82?action=buy&purchased=true');
      expect(await state(payer, body.id)).toMatchObject({
        id: body.id,
        transaction_id: body.id,
        status: 'complete',
      });
      expect(await packetsOf(payer)).toEqual([MAXIMUM]);
      expect(await wallet(payer)).toMatchObject({
        balance: '0.00',
        entries: ['refill 2990.00', 'purchase -2990.00'],
      });
    },
  );

  test('linkedcard: charges the transaction to the card and buys the packet', async () => {
    const payer = await payerAt(platform);
    const card_id = await linkCard(platform, payer, 'ok');
    const { body } = await begin(payer, MAXIMUM, 'linkedcard');
    // The amount that a client sends for a transaction is ignored: the server knows it.
    const paid = await payer.payform('linkedcard', { amount: 1, card_id, transaction_id: body.id });
    expect(paid.body).toMatchObject({ id: body.id, status: 'complete', amount: '2990.00' });
    expect(await packetsOf(payer)).toEqual([MAXIMUM]);
  });

  test.each(['phone_sms', 'phone'])('%s: confirms by a code to the phone', async (paysystem_shortname) => {
    const payer = await payerAt(platform);
    const phone = paysystem_shortname === 'phone' ? '77021110001' : '77021110002';
    const { body } = await begin(payer, MAXIMUM, paysystem_shortname);
    const order = { paysystem_shortname, transaction_id: body.id };
    expect((await payer.payform('phone', { ...order, phone, amount: 1 })).body.amount).toBe('2990.00');
    const token = await lastCode(phone);
    expect((await payer.payform('confirm_by_sms', { ...order, token })).body.status).toBe('complete');
    expect(await packetsOf(payer)).toEqual([MAXIMUM]);
  });

  test.each([
    ['info', 'taspa'],
    ['provider_account', 'almatv'],
  ])('%s explains where to pay and starts no payment here: 400', async (paysystem, provider) => {
    const payer = await payerAt(platform, provider);
    const offer = await offerOf(payer, MAXIMUM);
    const way = offer.paysystems.find((one: { name: string }) => one.name === paysystem);
    expect(way).toMatchObject({ skip_parental_control: true, data: { account: String(payer.accountId) } });
    const { status, body } = await begin(payer, MAXIMUM, paysystem);
    expect(status).toBe(400);
    expect(body.error.message).toMatch(/top up your account/);
  });

  test('spec 3 §4 Direct flow: a provider with its own billing offers only its account, and nothing is charged here', async () => {
    const payer = await payerAt(platform, 'cable');
    const offer = await offerOf(payer, MAXIMUM);
    expect(offer.paysystems).toMatchObject([{ name: 'provider_account' }]);
    expect(offer.purchases).toHaveLength(1);
    expect((await payer.post('purchases_offer/transaction', { offer_id: offer.id })).status).toBe(400);
  });

  test('spec 3 §8 Offer transaction 400: nothing is due, or the method does not exist', async () => {
    const payer = await payerAt(platform);
    const free = await begin(payer, LIGHT, 'short_url');
    expect([free.status, free.body.error.message]).toEqual([
      400,
      'There is nothing to pay: the balance is enough.',
    ]);
    expect((await begin(payer, MAXIMUM, 'provider_account')).status).toBe(400);
    expect((await begin(payer, MAXIMUM, 'linkedcard')).status).toBe(404);
  });
});

describe('spec 3 §7 payforms: a top-up', () => {
  test('short_url stores the card when requested', async () => {
    const payer = await payerAt(platform);
    const { body } = await payer.payform('short_url', { amount: '500.50', is_save_card: true });
    expect(body).toMatchObject({ amount: '500.50', offer_id: null, status: 'pending' });
    await press(platform, body.full_url, 'pay');
    expect(await wallet(payer)).toMatchObject({ balance: '500.50', entries: ['refill 500.50'] });
    expect((await payer.get('cards')).body).toMatchObject([{ number: '**** 1111', is_primary: true }]);
  });

  test('qrcode_make_transaction answers images that lead to the same page', async () => {
    const payer = await payerAt(platform);
    const { body } = await payer.payform('qrcode_make_transaction', { amount: 990 });
    expect(local(body.qr_code_url)).toMatch(/^\/bank\/\d+\/qr\.png\?key=/);
    expect((await press(platform, body.full_url, 'pay')).statusCode).toBe(303);
    expect((await state(payer, body.id)).status).toBe('complete');
  });

  test.each([[0.5], [0], [-5], ['1e3'], ['12.345'], [10_000_000], ['много'], ['']])(
    'refuses an amount of %p and names the field',
    async (amount) => {
      const { status, body } = await (await payerAt(platform)).payform('short_url', { amount });
      expect(status).toBe(400);
      expect(body.detail.amount).toHaveLength(1);
    },
  );

  test.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'taspa.example',
    'https://taspa.example@evil.example/',
  ])('refuses return_url %s: only http and https, without a disguised host', async (return_url) => {
    const payer = await payerAt(platform);
    expect((await payer.payform('short_url', { amount: 100, return_url })).status).toBe(400);
    expect((await payer.post('cards', { return_url })).status).toBe(400);
  });
});

describe('spec 3 §8: linkedcard', () => {
  test.each([
    ['no_money', 402, 'insufficient_funds', /not enough money/],
    ['legal', 451, 'payment_legal', /legal reasons/],
  ])(
    'a card that answers %s: %d, no money moves, the transaction has the reason',
    async (card, status, code, words) => {
      const payer = await payerAt(platform);
      const card_id = await linkCard(platform, payer, card);
      const { body: begun } = await begin(payer, MAXIMUM, 'linkedcard', { card_id });
      const refused = await payer.payform('linkedcard', { card_id, transaction_id: begun.id });
      expect(refused.status).toBe(status);
      expect(refused.body).toMatchObject({ status_code: status, error_code: code });
      const settled = await state(payer, begun.id);
      expect(settled.status).toBe('error');
      expect(settled.status_description).toMatch(words);
      expect(await packetsOf(payer)).toEqual([]);
      expect((await wallet(payer)).balance).toBe('0.00');
    },
  );

  test('504: the transaction stays pending when the bank does not answer; a retry makes no second payment', async () => {
    const payer = await payerAt(platform);
    const card_id = await linkCard(platform, payer, 'timeout');
    const { body } = await payer.payform('linkedcard', { amount: 700, card_id });
    expect(body.status).toBe('pending');
    expect((await payer.get(`transactions/${body.id}`)).status).toBe(504);
    expect((await payer.payform('linkedcard', { card_id, transaction_id: body.id })).status).toBe(504);
    const outcome = {
      method: 'POST',
      url: `/sandbox/transactions/${body.id}`,
      payload: { outcome: 'pay' },
    } as const;
    expect((await platform.app.inject(outcome)).statusCode).toBe(200);
    expect((await state(payer, body.id)).status).toBe('complete');
    expect((await wallet(payer)).balance).toBe('700.00');
  });

  test('a card that is removed during its payment is not charged', async () => {
    const payer = await payerAt(platform);
    const card_id = await linkCard(platform, payer, 'ok');
    const { body } = await begin(payer, MAXIMUM, 'linkedcard');
    await payer.remove(`cards?card_id=${card_id}`);
    const gateway = testBank({ secret: 'a secret of this test', publicUrl: 'http://localhost:4000' });
    const ended = await chargeLinkedCard(platform.db, { id: body.id, gateway, now: TEST_NOW });
    expect(ended).toMatchObject({ status: 'error', failure: 'unknown_card' });
  });

  test('a missing card and a card of another user are 404', async () => {
    const [mine, other] = [await payerAt(platform), await payerAt(platform)];
    const card_id = await linkCard(platform, other, 'ok');
    expect((await mine.payform('linkedcard', { amount: 100, card_id })).status).toBe(404);
    expect((await mine.payform('linkedcard', { amount: 100 })).status).toBe(404);
  });

  test('an Idempotency-Key charges a card once', async () => {
    const payer = await payerAt(platform);
    await linkCard(platform, payer, 'ok');
    const path = `accounts/${payer.accountId}/payforms/linkedcard`;
    const once = { 'idempotency-key': 'pressed-twice' };
    const first = await payer.post(path, { amount: 300 }, once);
    const second = await payer.post(path, { amount: 300 }, once);
    expect(second.body).toEqual(first.body);
    expect((await wallet(payer)).balance).toBe('300.00');
  });
});

describe('paytype=async: answers without waiting for the bank', () => {
  /** Polls like a client until the transaction is over. */
  async function ended(payer: Payer, id: number) {
    for (let attempt = 0; attempt < 500; attempt += 1) {
      const transaction = await state(payer, id);
      if (transaction.status !== 'pending') return transaction;
    }
    throw new Error(`transaction ${id} never ends`);
  }

  test.each([
    ['ok', 'complete', 'The payment went through.', '800.00'],
    ['no_money', 'error', 'There is not enough money on the card or the phone account.', '0.00'],
  ])(
    'with the card %s the answer comes first, then the transaction is %s',
    async (card, status, words, balance) => {
      const payer = await payerAt(platform);
      await linkCard(platform, payer, card);
      const begun = await payer.payform('linkedcard?paytype=async', { amount: 800 });
      expect(begun).toMatchObject({ status: 200, body: { status: 'pending' } });
      expect(await ended(payer, begun.body.id)).toMatchObject({ status, status_description: words });
      expect((await wallet(payer)).balance).toBe(balance);
    },
  );
});

describe('spec 3 §7 confirm_by_sms', () => {
  async function sendCode(phone: string) {
    const payer = await payerAt(platform);
    const { body } = await payer.payform('phone', { phone, amount: 400, paysystem_shortname: 'phone_sms' });
    const confirm = (token: string) => payer.payform('confirm_by_sms', { token, transaction_id: body.id });
    return { payer, id: body.id, confirm, code: await lastCode(phone) };
  }
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  test('a code works once, and the money is credited once', async () => {
    const { payer, confirm, code } = await sendCode('77031110001');
    expect((await confirm(wrong(code))).status).toBe(400);
    expect((await confirm(code)).body.status).toBe('complete');
    // Who did not hear the answer asks again, and hears that it is paid.
    expect(await confirm(code)).toMatchObject({ status: 200, body: { status: 'complete' } });
    expect((await wallet(payer)).entries).toEqual(['refill 400.00']);
  });

  test('after five wrong codes the payment fails with an explanation', async () => {
    const { payer, id, confirm, code } = await sendCode('77031110002');
    for (let tries = 0; tries < 5; tries += 1) expect((await confirm(wrong(code))).status).toBe(400);
    expect((await confirm(code)).status).toBe(400);
    expect(await state(payer, id)).toMatchObject({
      status: 'error',
      status_description: 'Too many wrong codes. Start the payment again.',
    });
    expect((await wallet(payer)).balance).toBe('0.00');
  });

  test('a new code replaces the previous one', async () => {
    const phone = '77031110003';
    const { payer, id, confirm, code } = await sendCode(phone);
    await payer.payform('phone', { phone, transaction_id: id });
    const fresh = await lastCode(phone);
    if (fresh !== code) expect((await confirm(code)).status).toBe(400);
    expect((await confirm(fresh)).body.status).toBe('complete');
  });

  test('concurrent right answers pay once, and the payment stays complete', async () => {
    const { payer, id, confirm, code } = await sendCode('77031110004');
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code), confirm(code)]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { status: 'complete' } });
    expect((await state(payer, id)).status).toBe('complete');
    expect((await wallet(payer)).entries).toEqual(['refill 400.00']);
  });

  test('concurrent wrong answers are all counted', async () => {
    const { payer, id, confirm, code } = await sendCode('77031110006');
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(wrong(code))));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((await state(payer, id)).status).toBe('pending');
    expect((await confirm(wrong(code))).body.error.message).toBe(
      'Too many wrong codes. Start the payment again.',
    );
    expect((await state(payer, id)).status).toBe('error');
  });

  test('a payment without a pending code: 409, and it can still be paid', async () => {
    const payer = await payerAt(platform);
    const { body } = await payer.payform('short_url', { amount: 400 });
    const confirmation = { token: '123456', transaction_id: body.id };
    expect((await payer.payform('confirm_by_sms', confirmation)).status).toBe(409);
    expect((await state(payer, body.id)).status).toBe('pending');
  });

  test('a phone account without money is 402', async () => {
    const { confirm, code } = await sendCode('77031110402');
    expect((await confirm(code)).status).toBe(402);
  });

  test('a transaction of another user cannot be confirmed, and the number of codes is limited', async () => {
    const { id, code, payer } = await sendCode('77031110005');
    const other = await payerAt(platform);
    expect((await other.payform('confirm_by_sms', { token: code, transaction_id: id })).status).toBe(404);
    const again = () => payer.payform('phone', { phone: '77031110005', transaction_id: id });
    const answers = [];
    for (let times = 0; times < 5; times += 1) answers.push((await again()).status);
    expect(answers.at(-1)).toBe(429);
  });
});

test('without a bank the methods that need one are not offered and answer 503', async () => {
  const bare = await testPlatform({ contents: 'full', env: { sandbox: false } });
  try {
    const payer = await payerAt(bare);
    const forms = (await payer.get(`accounts/${payer.accountId}/payforms`)).body;
    expect(forms.map((one: { shortname: string }) => one.shortname)).toEqual(['info']);
    const { status, body } = await payer.payform('short_url', { amount: 100 });
    expect([status, body.error.message]).toEqual([503, 'Payments are not available now.']);
    expect((await payer.post('cards', { amount: 1 })).status).toBe(503);
    expect((await bare.app.inject('/bank/700001?key=x')).statusCode).toBe(404);
    expect((await bare.app.inject('/sandbox/transactions.json')).statusCode).toBe(404);
  } finally {
    await bare.close();
  }
});
