import { eq } from 'drizzle-orm';
import { type ProviderConfig, providers } from '../../src/db/schema/session.ts';
import { seedProviders } from '../../src/seed/providers.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ env: { sandbox: false, countryRanges: '' } });
});
afterAll(() => platform.close());

test('an older database gets new provider settings and keeps the edited ones', async () => {
  const { db } = platform;
  const read = async () => {
    const [row] = await db.select().from(providers).where(eq(providers.id, 8));
    return row?.config as ProviderConfig;
  };
  const { networks: _, ...older } = await read();
  await db
    .update(providers)
    .set({ config: { ...older, deviceLimit: 9 } as ProviderConfig })
    .where(eq(providers.id, 8));
  await seedProviders(db);
  expect(await read()).toMatchObject({ deviceLimit: 9, networks: ['198.51.100.0/24'] });
});

test('without the sandbox there is no simulated operator, partner or messenger, and example addresses have no country', async () => {
  for (const url of [
    '/sandbox/operator/auto_auth',
    '/sandbox/operator/contracts/101',
    '/sandbox/partners/codes',
    '/sandbox/messenger/77010000000',
    '/sandbox/address',
  ]) {
    expect((await platform.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  }
  expect((await platform.app.inject('/sandbox/operator/tokens.json')).statusCode).toBe(404);
  const network = await platform.app.inject({
    url: '/v2/users/self/network',
    remoteAddress: '203.0.113.7',
  });
  expect(network.json()).toMatchObject({ remote: '203.0.113.7', country: 'KZ' });
});

test('a remote viewer cannot set their own address', async () => {
  const network = await platform.app.inject({
    url: '/v2/users/self/network',
    remoteAddress: '8.8.8.8',
    headers: { 'x-forwarded-for': '198.51.100.10' },
  });
  expect(network.json()).toMatchObject({ remote: '8.8.8.8', provider: { id: 1 } });
});
