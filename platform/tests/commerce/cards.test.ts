import { eq } from 'drizzle-orm';
import { cards } from '../../src/db/schema/money.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { linkCard, type Payer, payerAt, press } from './payer.ts';
import { walletOf } from './wallet.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const held = async (payer: Payer) => (await payer.get('cards')).body;
const wallet = (payer: Payer) => walletOf(platform.db, payer.userId);

test('spec 3 §5 linking a card: one unit is charged on the bank’s page and refunded', async () => {
  const payer = await payerAt(platform);
  expect(await held(payer)).toEqual([]);
  const { body } = await payer.post('cards', {
    paysystem_shortname: 'short_url',
    account_id: payer.accountId,
    amount: '1.00',
    needed_refund: true,
    return_url: 'http://localhost:3000/settings/payment',
  });
  expect(body).toMatchObject({ status: 'pending', amount: '1.00' });
  const sent = await press(platform, body.full_url, 'pay');
  expect(sent.headers.location).toBe('http://localhost:3000/settings/payment?purchased=true');
  expect(await held(payer)).toEqual([
    {
      id: expect.any(Number),
      number: '**** 1111',
      is_primary: true,
      expires: expect.stringMatching(/^\d{4}-(0[1-9]|1[0-2])$/),
    },
  ]);
  expect(await wallet(payer)).toMatchObject({ balance: '0.00', entries: ['refill 1.00', 'refund -1.00'] });
});

test('spec 3 §3 Promo data: without needed_refund the amount stays on the balance', async () => {
  const payer = await payerAt(platform);
  const { body } = await payer.post('cards', { amount: 490, needed_refund: false });
  await press(platform, body.full_url, 'pay');
  expect(await wallet(payer)).toMatchObject({ balance: '490.00', entries: ['refill 490.00'] });
  expect(await held(payer)).toHaveLength(1);
});

test('a declined card is not linked, and the unit is not charged', async () => {
  const payer = await payerAt(platform);
  const { body } = await payer.post('cards', {});
  await press(platform, body.full_url, 'pay', 'declined');
  expect((await payer.get(`transactions/${body.id}`)).body.status).toBe('error');
  expect(await held(payer)).toEqual([]);
  expect((await wallet(payer)).entries).toEqual([]);
});

test('the first card becomes the primary one; a card can be linked only once', async () => {
  const payer = await payerAt(platform);
  await linkCard(platform, payer, 'ok');
  await linkCard(platform, payer, 'second');
  await linkCard(platform, payer, 'ok');
  expect(await held(payer)).toMatchObject([
    { number: '**** 1111', is_primary: true },
    { number: '**** 4444', is_primary: false },
  ]);
});

test('DELETE removes the primary card and the next one becomes primary; ?card_id= removes that card', async () => {
  const payer = await payerAt(platform);
  await linkCard(platform, payer, 'ok');
  await linkCard(platform, payer, 'second');
  const third = await linkCard(platform, payer, 'legal');
  expect((await payer.remove(`cards?card_id=${third}`)).status).toBe(204);
  expect((await payer.remove('cards')).status).toBe(204);
  expect(await held(payer)).toMatchObject([{ number: '**** 4444', is_primary: true }]);
  expect((await payer.remove('cards')).status).toBe(204);
  expect((await payer.remove('cards')).status).toBe(404);
});

describe('our own: PATCH cards {card_id, is_primary}', () => {
  const choose = (payer: Payer, card_id: number, more: object = { is_primary: true }) =>
    platform.app.inject({
      method: 'PATCH',
      url: '/v2/users/self/cards',
      headers: { authorization: `Token ${payer.token}` },
      payload: { card_id, ...more },
    });

  test('makes one card the primary one, which is listed and charged first', async () => {
    const payer = await payerAt(platform);
    await linkCard(platform, payer, 'ok');
    const second = await linkCard(platform, payer, 'second');
    const answer = await choose(payer, second);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ id: second, is_primary: true }),
    ]);
    expect(await held(payer)).toMatchObject([
      { number: '**** 4444', is_primary: true },
      { number: '**** 1111', is_primary: false },
    ]);
  });

  test('a card of another user is 404, and a card cannot be made secondary', async () => {
    const [mine, other] = [await payerAt(platform), await payerAt(platform)];
    const card = await linkCard(platform, other, 'ok');
    expect((await choose(mine, card)).statusCode).toBe(404);
    expect((await choose(other, card, { is_primary: false })).statusCode).toBe(400);
    expect(await held(other)).toMatchObject([{ is_primary: true }]);
  });
});

describe('our own: the month in which a card expires', () => {
  test('comes from the bank, and a card that is linked again brings its new one', async () => {
    const payer = await payerAt(platform);
    await linkCard(platform, payer, 'expiring');
    const [card] = await held(payer);
    const now = new Date(platform.clock.now()).toISOString().slice(0, 7);
    expect(card).toMatchObject({ number: '**** 1231', expires: now });
    await platform.db.update(cards).set({ expires: '2001-01' }).where(eq(cards.id, card.id));
    await linkCard(platform, payer, 'expiring');
    expect(await held(payer)).toEqual([card]);
  });
});

test('cards and accounts of another user answer as if they did not exist', async () => {
  const [mine, other] = [await payerAt(platform), await payerAt(platform)];
  const card = await linkCard(platform, other, 'ok');
  expect((await mine.remove(`cards?card_id=${card}`)).status).toBe(404);
  expect((await mine.post('cards', { account_id: other.accountId })).status).toBe(404);
  expect(await held(other)).toHaveLength(1);
});
