import { rentedTitlesAnswer } from '@/lib/server/gateway/commerce/rented-titles';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
jest.mock('next/cache', () => jest.requireActual('./support/data-cache'));

let platform: RealPlatform;
let client: SiteClient;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());
beforeEach(async () => {
  client = new SiteClient(platform);
  await client.logInWith(newPhone('7706'));
});

const rents = () => client.call(rentedTitlesAnswer, 'GET', '/api/session/rents');

async function refill(amount: string): Promise<void> {
  const { body: accounts } = await client.platformCall('GET', '/users/self/accounts');
  const path = `/users/self/accounts/${accounts[0].id}/payforms/short_url`;
  const { body } = await client.platformCall('POST', path, { amount });
  await client.sandbox.order(`/transactions/${body.id}`, { outcome: 'pay' });
}

/** A film of the seed, and its rent for two days. */
const FILM = { id: '576703313028685754', wayId: '583610574244451820' };
const DAY_MS = 86_400_000;

test('a rented title has its name, its page and its end, for the viewer alone', async () => {
  expect(await rents()).toMatchObject({ status: 200, body: { titles: [] } });
  await refill('1000');
  const order = { purchase_type_id: FILM.wayId };
  expect((await client.platformCall('POST', '/users/self/purchases', order)).status).toBe(201);
  const { body: film } = await client.platformCall('GET', `/contents/${FILM.id}`);
  const { titles } = (await rents()).body;
  expect(titles).toEqual([{ title: film.title, href: `/contents/${film.slug}`, endAt: expect.any(Number) }]);
  expect(Math.abs(titles[0].endAt - Date.now() - 2 * DAY_MS)).toBeLessThan(60_000);

  await client.becomeChild();
  expect(await rents()).toMatchObject({ status: 403, body: { error_code: 'not_for_children' } });
  client.visitor = new Visitor();
  await client.start();
  expect(await rents()).toMatchObject({ status: 403, body: { error_code: 'login_required' } });
});
