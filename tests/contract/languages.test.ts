import { ownLanguages, saveLanguages } from '@/lib/server/gateway/account/languages';
import { cookiesOfRequest } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

let platform: RealPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());

const read = (client: SiteClient) => client.call(ownLanguages, 'GET', '/api/session/languages');
const save = (client: SiteClient, body: unknown) =>
  client.call(saveLanguages, 'PATCH', '/api/session/languages', body);

describe('spec 1 §3 language priority list, kept by the account', () => {
  test('begins with what the network and the brand have, and keeps other settings of the user', async () => {
    const client = new SiteClient(platform);
    expect((await client.logInWith(newPhone())).status).toBe(200);
    await client.platformCall('PATCH', '/users/self', { settings: { volume: 3 } });
    const first = (await read(client)).body;
    expect(first).toEqual({
      lists: { interface: ['ru', 'kk', 'en', 'uz'], audiotracks: ['ru', 'en'], texttracks: ['ru', 'en'] },
      savedAt: null,
    });
    const saved = await save(client, { list: 'audiotracks', order: ['en', 'ru', 'en'] });
    expect(saved.status).toBe(200);
    const now = (await read(client)).body;
    expect(now.lists).toEqual({ ...first.lists, audiotracks: ['en', 'ru'] });
    expect(now.savedAt).toBe(saved.body.savedAt);
    const { settings } = (await client.platformCall('GET', '/users/self')).body;
    expect(settings).toMatchObject({ volume: 3, languages: { audio: ['en', 'ru'] } });
  });

  test.each([
    [{ list: 'nothing', order: ['ru'] }],
    [{ list: 'interface', order: ['<b>'] }],
    [{ list: 'interface', order: Array.from({ length: 21 }, () => 'ru') }],
    [{ list: 'interface' }],
  ])('refuses %j', async (body) => {
    const client = new SiteClient(platform);
    await client.logInWith(newPhone());
    expect((await save(client, body)).status).toBe(400);
  });

  test('is not for guests', async () => {
    expect((await read(new SiteClient(platform))).status).toBe(401);
  });
});
