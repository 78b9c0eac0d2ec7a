import { devices } from '../../src/db/schema/session.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { personSession, type TestSession } from '../support/session.ts';

/** Attacks with the token of a child's profile: becoming an adult, spending money, changing the parents' data. */

let platform: TestPlatform;
let person: TestSession;
let adult: string;
let child: string;
/** Another device of the account, used by an adult. */
let television: { id: string };
beforeAll(async () => {
  platform = await testPlatform({ doc: true });
});
afterAll(() => platform.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, path: string, payload?: object, token = person.deviceToken) =>
  platform.app.inject({
    method,
    url: `/v2${path}?access_token=${token}`,
    ...(payload ? { payload } : {}),
    headers: { 'accept-language': 'en' },
  });
const renew = (id: string) =>
  platform.app.inject({ method: 'POST', url: '/v2/auth/device', payload: { device_id: id } });

const FORBIDDEN = {
  status_code: 403,
  error_code: 'permission_denied',
  detail: 'This is not available in a child profile.',
};

beforeEach(async () => {
  person = await personSession(platform.app);
  adult = (await send('GET', '/users/self/profile')).json().id;
  television = (await send('POST', '/users/self/devices', { device_type: 'tv', serial: 's-1' })).json();
  child = (await send('POST', '/users/self/profiles', { name: 'Dana', role: 'child' })).json().id;
  await send('PATCH', '/users/self', { pincode: '4711' });
  await send('POST', '/users/self/profile', { id: child });
});

test('attack: an id from the device list can remove the device but cannot renew its token', async () => {
  const listed = (await send('GET', '/users/self/devices', undefined, person.userToken)).json();
  expect(listed).toHaveLength(2);
  for (const { id } of listed) {
    const answer = await renew(id);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).not.toHaveProperty('access_token');
  }
  const ids = listed.map(({ id }: { id: string }) => id);
  expect(ids).not.toContain(television.id);
  expect(ids).not.toContain(person.deviceId);
  expect(
    (await send('DELETE', `/users/self/devices/${ids[0]}`, undefined, person.userToken)).statusCode,
  ).toBe(204);
});

test('wire 2 the id a client got at registration keeps working: it renews the token and names the device', async () => {
  const renewed = await renew(television.id);
  expect(renewed.json()).toMatchObject({ device: { id: television.id }, profile: { id: adult } });
  const token = renewed.json().access_token;
  const path = `/users/self/devices/${television.id}`;
  expect((await send('GET', path, undefined, token)).json().id).toBe(television.id);
  expect((await send('PATCH', path, { name: 'Hall' }, token)).json()).toMatchObject({
    id: television.id,
    name: 'Hall',
  });
  expect((await send('DELETE', path, undefined, token)).statusCode).toBe(204);
  expect((await renew(television.id)).statusCode).toBe(400);
});

test('attack: a copy of the database cannot renew anybody’s token', async () => {
  const text = JSON.stringify(await platform.db.select().from(devices));
  expect(text).not.toContain(television.id);
  expect(text).not.toContain(person.deviceId);
});

test('attack: a child’s token cannot list devices or reach the devices of others', async () => {
  expect((await send('GET', '/users/self/devices')).json()).toMatchObject(FORBIDDEN);
  const listed = (await send('GET', '/users/self/devices', undefined, person.userToken)).json();
  const other = listed.find(({ device_type }: { device_type: string }) => device_type === 'tv').id;
  for (const id of [other, television.id]) {
    for (const [method, payload] of [['GET'], ['PATCH', { name: 'mine' }], ['DELETE']] as [
      Method,
      object?,
    ][]) {
      expect((await send(method, `/users/self/devices/${id}`, payload)).json()).toMatchObject(FORBIDDEN);
    }
  }
  expect((await renew(television.id)).statusCode).toBe(200);
});

test('a child’s device can read itself, save settings and log out', async () => {
  const path = `/users/self/devices/${person.deviceId}`;
  expect((await send('GET', path)).statusCode).toBe(200);
  expect((await send('PATCH', path, { settings: { volume: 3 } })).statusCode).toBe(200);
  expect((await send('PATCH', path, { parental_settings: null })).json()).toMatchObject(FORBIDDEN);
  expect((await renew(person.deviceId)).json()).toMatchObject({ profile: { role: 'child' } });
  expect((await send('DELETE', path)).statusCode).toBe(204);
});

test('attack: a renewed token of a child’s device stays a child’s, whatever token is sent along', async () => {
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/v2/auth/device?access_token=${person.userToken}`,
    payload: { device_id: person.deviceId },
  });
  const { access_token } = answer.json();
  expect((await send('GET', '/users/self', undefined, access_token)).json().parental_code).toBe('');
  expect((await send('GET', '/users/self/devices', undefined, access_token)).statusCode).toBe(403);
});

/**
 * Calls that change data and are open to a child: favourites and history, its own name and picture, its device. All
 * others are refused.
 */
const CHILD_MAY = new Set([
  'POST /v2/ads/ad_ids',
  'POST /v2/search/found',
  'DELETE /v2/search/history',
  'DELETE /v2/search/history/{find}',
  'POST /v2/survey/questions/{question}/answers',
  'PATCH /v2/users/self',
  'POST /v2/users/self/devices',
  'PATCH /v2/users/self/devices/{id}',
  'DELETE /v2/users/self/devices/{id}',
  'POST /v2/users/self/favorites',
  'PATCH /v2/users/self/favorites/{favourite}',
  'DELETE /v2/users/self/favorites/{favourite}',
  'DELETE /v2/users/self/favorites',
  'POST /v2/users/self/favorites/restore',
  'POST /v2/users/self/follows',
  'DELETE /v2/users/self/follows/{follow}',
  'POST /v2/users/self/follows/{follow}/seen',
  'POST /v2/users/self/reminders',
  'DELETE /v2/users/self/reminders/{reminder}',
  'POST /v2/users/self/parental_code/send',
  'POST /v2/users/self/profile',
  'PATCH /v2/users/self/profiles/{id}',
  'DELETE /v2/users/self/pushes/{id}',
  'POST /v2/users/self/ratings',
  'DELETE /v2/users/self/ratings/{rating}',
  // With the PIN of a parent.
  'POST /v2/users/self/screen_time/more',
  'PATCH /v2/users/self/stat/{stat}',
]);

test('attack: a child’s token is refused at every call that spends or changes something, except the few that are for children', async () => {
  const { paths } = (await platform.app.inject('/v2/doc/openapi.json')).json() as {
    paths: Record<string, Record<string, { description?: string }>>;
  };
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(
        ([method, { description = '' }]) =>
          method !== 'get' && /Access: (user|device|public)/.test(description),
      )
      .map(([method]) => [method.toUpperCase() as Method, path] as const),
  );
  expect(calls.length).toBeGreaterThan(45);
  const names = calls.map(([method, path]) => `${method} ${path}`);
  expect([...CHILD_MAY].filter((name) => !names.includes(name))).toEqual([]);
  const open: string[] = [];
  for (const [method, path] of calls) {
    const name = `${method} ${path}`;
    if (CHILD_MAY.has(name)) continue;
    const answer = await send(
      method,
      path.replace('/v2', '').replaceAll(/\{\w+\}/g, '1'),
      method === 'DELETE' ? undefined : {},
    );
    if (answer.statusCode !== 403 || answer.json().detail !== FORBIDDEN.detail)
      open.push(`${name}: ${answer.statusCode}`);
  }
  expect(open).toEqual([]);
});

test.each<[string, () => [Method, string, object?]]>([
  ['another’s profile', () => ['PATCH', `/users/self/profiles/${adult}`, { name: 'Silly' }]],
  ['the name of the account', () => ['PATCH', '/users/self', { first_name: 'Silly' }]],
  ['the referrer of the account', () => ['PATCH', '/users/self', { refer_id: 'me' }]],
  ['a device for an adult', () => ['POST', '/users/self/devices', { device_type: 'pc', profile_id: adult }]],
])('attack: a child’s token does not change %s', async (_what, payload) => {
  expect((await send(...payload())).json()).toMatchObject(FORBIDDEN);
});
