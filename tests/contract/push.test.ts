import { pushKey, registerBrowser } from '@/lib/server/gateway/account/push';
import { cookiesOfRequest } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));
jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

let platform: RealPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());

const register = (client: SiteClient, body: unknown) =>
  client.call(registerBrowser, 'POST', '/api/session/push', body);

const sandbox = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${platform.url}/sandbox${path}`, {
    method,
    headers: body ? { 'content-type': 'application/json' } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return response.status === 204 ? null : response.json();
};

/** What a browser has received, as soon as there is something: the platform delivers every few seconds. */
async function received(id: string): Promise<Array<{ message: { title: string } }>> {
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const messages = await sandbox('GET', `/push/${id}`);
    if (messages.length > 0) return messages;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('no push arrived');
}

describe('spec 1 §3 `notification`: the web application registers a browser for pushes', () => {
  test('the key comes from the platform; a push reaches the browser until the logout', async () => {
    const client = new SiteClient(platform);
    await client.logInWith(newPhone());
    const { body } = await client.call(pushKey, 'GET', '/api/session/push');
    expect(Buffer.from(body.key, 'base64url')).toHaveLength(65);
    const { id, endpoint, keys } = await sandbox('POST', '/push');
    expect((await register(client, { endpoint, keys })).status).toBe(204);
    const { userId } = await client.session();
    const push = { kind: 'push', user_id: userId, text: 'Starts soon' };
    await sandbox('POST', '/notices', { ...push, title: 'The match' });
    expect((await received(id)).map(({ message }) => message.title)).toEqual(['The match']);
    const devices = (await client.platformCall('GET', '/users/self/devices')).body;
    expect(devices.map(({ notification }: { notification: object }) => notification)).toEqual([
      expect.objectContaining({ notification_type: 'web_push' }),
    ]);
    await client.logOut();
    const other = new SiteClient(platform);
    await other.logInWith(newPhone());
    const mine = await sandbox('POST', '/push');
    await register(other, { endpoint: mine.endpoint, keys: mine.keys });
    await sandbox('POST', '/notices', { ...push, title: 'Too late' });
    await sandbox('POST', '/notices', { ...push, user_id: (await other.session()).userId, title: 'Later' });
    expect((await received(mine.id)).map(({ message }) => message.title)).toEqual(['Later']);
    expect(await received(id)).toHaveLength(1);
  });

  test.each([
    ['another server', { endpoint: 'http://169.254.169.254/latest' }],
    ['no address', { endpoint: 'push' }],
    ['an address that is too long', { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1024)}` }],
    ['no keys', { keys: undefined }],
  ])('%s is refused', async (_, part) => {
    const client = new SiteClient(platform);
    await client.logInWith(newPhone());
    const { endpoint, keys } = await sandbox('POST', '/push');
    expect((await register(client, { endpoint, keys, ...part })).status).toBe(400);
  });

  test('is not for children, nor without a session', async () => {
    const { endpoint, keys } = await sandbox('POST', '/push');
    const client = new SiteClient(platform);
    expect((await register(client, { endpoint, keys })).status).toBe(401);
    await client.logInWith(newPhone());
    await client.becomeChild();
    expect((await register(client, { endpoint, keys })).status).toBe(403);
  });
});
