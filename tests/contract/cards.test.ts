import { account } from '@/lib/server/gateway/commerce/account';
import { linkCard, makePrimary, removeCard } from '@/lib/server/gateway/commerce/cards';
import { changePin } from '@/lib/server/gateway/parental/pin';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import { logInAsCustomerOf } from './support/customer';
import type { RealPlatform } from './support/real-platform';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

let platform: RealPlatform;
let client: SiteClient;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());
beforeEach(async () => {
  client = new SiteClient(platform);
  await client.logInWith(newPhone('7703'));
});

interface Card {
  id: number;
  number: string;
  isPrimary: boolean;
  expires: string | null;
}

const link = (attempt: string = crypto.randomUUID()) =>
  client.call(linkCard, 'POST', '/api/commerce/cards', { attempt });
const choose = (id: number | string) =>
  client.call((request) => makePrimary(request, String(id)), 'PATCH', `/api/commerce/cards/${id}`);
const remove = (id: number | string) =>
  client.call((request) => removeCard(request, String(id)), 'DELETE', `/api/commerce/cards/${id}`);
const held = async (): Promise<Card[]> =>
  (await client.call(account, 'GET', '/api/commerce/account')).body.cards;

/** Links a card of the test bank on its page. */
async function linkAtBank(card: string): Promise<number> {
  const { body } = await link();
  await fetch(body.url, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'pay', card }),
    redirect: 'manual',
  });
  const last = { ok: '1111', second: '4444', expiring: '1231' }[card];
  const found = (await held()).find(({ number }) => number.endsWith(last ?? '?'));
  if (!found) throw new Error(`the card ${card} was not linked`);
  return found.id;
}

/** Later than any PIN is remembered. */
async function withLockedPin<T>(work: () => Promise<T>): Promise<T> {
  await client.call(changePin, 'PUT', '/api/session/pin', { pin: '4821' });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
  return work().finally(() => clock.mockRestore());
}

describe('spec 3 §5: linking a card', () => {
  test('one unit is charged on the page of the bank; the card is then listed with its month, the unit is back', async () => {
    const begun = await link();
    expect(begun).toMatchObject({
      status: 200,
      body: { status: 'pending', amount: { amount: '1.00', format: '{amount} ₸' } },
    });
    await linkAtBank('ok');
    expect(await held()).toEqual([
      {
        id: expect.any(Number),
        number: '**** 1111',
        isPrimary: true,
        expires: expect.stringMatching(/^\d{4}-\d\d$/),
      },
    ]);
    const { body } = await client.call(account, 'GET', '/api/commerce/account');
    expect(body.balance.amount).toBe('0.00');
  });

  test.each([
    ['taspa', true],
    ['almatv', false],
  ])('the account says whether %s has a page of a bank for it: %s', async (provider, canLink) => {
    client = new SiteClient(platform);
    await logInAsCustomerOf(client, provider);
    const { body } = await client.call(account, 'GET', '/api/commerce/account');
    expect(body.canLinkCard).toBe(canLink);
    expect((await link()).status).toBe(canLink ? 200 : 400);
  });

  test.each([{}, { attempt: 'x' }, { attempt: 7 }, { attempt: '' }, [], null])(
    '%j begins no linking',
    async (body) => {
      const refused = await client.call(linkCard, 'POST', '/api/commerce/cards', body);
      expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(/[а-я]/) } });
      expect((await client.platformCall('GET', '/users/self/transactions')).body).toEqual([]);
    },
  );

  test('attack: an amount and an address in the request change nothing', async () => {
    const attempt = crypto.randomUUID();
    const more = {
      amount: '5000',
      needed_refund: false,
      return_url: 'https://evil.example/',
      returnUrl: '//evil.example',
    };
    const begun = await client.call(linkCard, 'POST', '/api/commerce/cards', { attempt, ...more });
    expect(begun.body.amount.amount).toBe('1.00');
    expect(begun.text).not.toContain('evil');
  });

  test('the same attempt sent again is the same payment', async () => {
    const attempt = crypto.randomUUID();
    const [first, second] = [await link(attempt), await link(attempt)];
    expect(second.body.id).toBe(first.body.id);
  });

  test('needs the PIN, and so does removing; choosing another primary card does not', async () => {
    await linkAtBank('ok');
    const second = await linkAtBank('second');
    const refused = await withLockedPin(async () => [
      await link(),
      await remove(second),
      await choose(second),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 204]);
    expect(refused[0]?.body.error_code).toBe('pin_required');
    expect((await held()).map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
  });
});

describe('spec 3 §3 Card: is_primary', () => {
  test('the chosen card is the primary one and first; after it is removed the next one is', async () => {
    const first = await linkAtBank('ok');
    const second = await linkAtBank('second');
    expect((await choose(second)).status).toBe(204);
    expect((await held()).map(({ id, isPrimary }) => [id, isPrimary])).toEqual([
      [second, true],
      [first, false],
    ]);
    expect((await remove(second)).status).toBe(204);
    expect(await held()).toMatchObject([{ id: first, isPrimary: true }]);
  });

  test('attack: the card of another user, and what is no card, is not found', async () => {
    const theirs = await linkAtBank('ok');
    const other = client;
    client = new SiteClient(platform);
    await client.logInWith(newPhone('7703'));
    for (const id of [theirs, '0', '99999999999', 'x']) {
      expect([id, (await choose(id)).status, (await remove(id)).status]).toEqual([id, 404, 404]);
    }
    client = other;
    expect(await held()).toHaveLength(1);
  });

  test('a guest has no cards, and neither has a child', async () => {
    const card = await linkAtBank('ok');
    await client.becomeChild();
    expect([(await link()).status, (await choose(card)).status, (await remove(card)).status]).toEqual([
      403, 403, 403,
    ]);
    client.visitor = new Visitor();
    await client.start();
    expect([(await link()).status, (await choose(card)).status, (await remove(card)).status]).toEqual([
      403, 403, 403,
    ]);
  });
});
