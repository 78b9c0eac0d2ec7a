import { randomUUID } from 'node:crypto';
import { avatarSet } from '../../src/origin/images/kinds/avatar/avatar.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession, type TestSession } from '../support/session.ts';

let platform: TestPlatform;
let person: TestSession;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
beforeEach(async () => {
  person = await personSession(platform.app);
});
afterAll(() => platform.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, payload?: object, token = person.deviceToken) =>
  platform.app.inject({
    method,
    url: `/v2/users/self/${path}?access_token=${token}`,
    ...(payload ? { payload } : {}),
    headers: { 'accept-language': 'en' },
  });
const make = async (payload: object) => (await call('POST', 'profiles', payload)).json();

test('wire 2.10 a profile can be created, listed, changed and removed', async () => {
  const made = await call('POST', 'profiles', { name: ' Дана ', role: 'child', icon_avatar_id: 5 });
  expect(made.statusCode).toBe(200);
  expect(made.json()).toMatchObject({
    name: 'Дана',
    role: 'child',
    icon_avatar_id: 5,
    icon: expect.stringMatching(/\/img\/avatar\/[\w-]{8}\/5\.jpg$/),
    profile: { id: 2, role: 'child' },
  });
  const { id } = made.json();
  const changed = await call('PATCH', `profiles/${id}`, { role: 'adult', name: 'Dana' });
  expect(changed.json()).toMatchObject({ id, name: 'Dana', role: 'adult', icon_avatar_id: 5 });
  expect((await call('GET', 'profiles')).json()).toHaveLength(2);
  const removed = await call('DELETE', `profiles/${id}`);
  expect([removed.statusCode, removed.body]).toEqual([204, '']);
  expect((await call('GET', 'profiles')).json()).toHaveLength(1);
});

test('spec 3 §6 a child has an age level: 12 until another is chosen, null for adults', async () => {
  const made = await make({ name: 'Дана', role: 'child' });
  expect(made).toMatchObject({ age_level: 12 });
  expect((await make({ name: 'Ali', role: 'child', age_level: 6 })).age_level).toBe(6);
  expect((await call('PATCH', `profiles/${made.id}`, { age_level: 0 })).json()).toMatchObject({
    id: made.id,
    age_level: 0,
  });
  expect((await call('PATCH', `profiles/${made.id}`, { role: 'adult' })).json().age_level).toBeNull();
  for (const wrong of [7, 18, -1])
    expect((await call('PATCH', `profiles/${made.id}`, { age_level: wrong })).statusCode).toBe(400);
});

test('wire 2.10 accepts the inputs of older clients: profile_id and icon_base64', async () => {
  const picture = 'iVBORw0KGgo='.repeat(100);
  const made = await make({ name: 'Old', profile_id: 2, icon_base64: picture });
  expect(made).toMatchObject({ role: 'child', profile: { id: 2 } });
  expect(made.icon_avatar_id).toBeGreaterThan(0);
  expect((await make({ name: 'Older', profile_id: 1, icon_base64: picture })).icon_avatar_id).toBe(
    made.icon_avatar_id,
  );
});

test('spec 3 §4 a profile that is created again with its key is created once; without one it is another', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const create = (more: object) =>
    platform.app.inject({
      method: 'POST',
      url: `/v2/users/self/profiles?access_token=${person.deviceToken}`,
      payload: { name: 'Дана' },
      ...more,
    });
  const made = await create({ headers });
  const again = await create({ headers });
  expect([again.statusCode, again.json()]).toEqual([200, made.json()]);
  expect((await call('GET', 'profiles')).json()).toHaveLength(2);
  expect((await create({})).json().id).not.toBe(made.json().id);
});

test('spec 3 §5 at most five profiles, also for concurrent requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, index) => call('POST', 'profiles', { name: `P${index}` })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 400, 400, 400]);
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json().detail).toBe(
    'Too many profiles. The limit is 5.',
  );
  const avatars = (await call('GET', 'profiles'))
    .json()
    .map((profile: { icon_avatar_id: number }) => profile.icon_avatar_id);
  expect(new Set(avatars).size).toBe(5);
});

test.each([
  ['no name', { role: 'adult' }, 'name'],
  ['an empty name', { name: '' }, 'name'],
  ['a name of spaces', { name: '   ' }, 'name'],
  ['another role', { name: 'A', role: 'boss' }, 'role'],
  ['avatar 19', { name: 'A', icon_avatar_id: 19 }, 'icon_avatar_id'],
])('spec 3 §5 a profile with %s is refused', async (_what, body, field) => {
  const answer = await call('POST', 'profiles', body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().detail)).toContain(field);
});

test('spec 3 §4 the active profile cannot be removed, and the last adult one cannot become a child’s', async () => {
  const [first] = (await call('GET', 'profiles')).json();
  const child = await make({ name: 'Kid', role: 'child' });
  expect((await call('DELETE', `profiles/${first.id}`)).json()).toMatchObject({
    status_code: 403,
    detail: 'The profile in use cannot be removed. Switch to another one first.',
  });
  const last = await call('PATCH', `profiles/${first.id}`, { role: 'child' });
  expect(last.json()).toMatchObject({ status_code: 403, detail: 'At least one adult profile has to stay.' });
  // A child may not even try.
  await call('POST', 'profile', { id: child.id });
  expect((await call('DELETE', `profiles/${first.id}`)).statusCode).toBe(403);
});

test('wire 2.10 switching answers the profile; a login token stores its own active profile', async () => {
  const child = await make({ name: 'Kid', role: 'child' });
  const switched = await call('POST', 'profile', { id: child.id });
  expect(switched.json()).toEqual(child);
  expect((await call('GET', 'profile')).json().id).toBe(child.id);
  expect((await call('GET', 'profile', undefined, person.userToken)).json().role).toBe('adult');
  await call('POST', 'profile', { id: child.id }, person.userToken);
  expect((await call('GET', 'profile', undefined, person.userToken)).json().id).toBe(child.id);
  const device = await call('GET', `devices/${person.deviceId}`);
  expect(device.json().profile.id).toBe(child.id);
});

test('spec 1 §4 a login begins with an adult profile, also where the oldest one has become a child’s', async () => {
  const username = randomUUID();
  const password = 'correct horse';
  await platform.app.inject({ method: 'POST', url: '/v2/users', payload: { username, password } });
  const logIn = async () =>
    (
      await platform.app.inject({
        method: 'POST',
        url: '/v2/auth/login',
        payload: { login: username, password },
      })
    ).json();
  const { access_token: before, profile: oldest } = await logIn();
  platform.clock.advance(1_000);
  const second = (await call('POST', 'profiles', { name: 'Mother' }, before)).json();
  await call('PATCH', `profiles/${oldest.id}`, { role: 'child' }, before);
  const { access_token, profile } = await logIn();
  expect(profile).toMatchObject({ id: second.id, role: 'adult' });
  // The owner can make room for a new device.
  expect((await call('GET', 'devices', undefined, access_token)).statusCode).toBe(200);
  const device = (await call('POST', 'devices', { device_type: 'pc' }, access_token)).json();
  expect(device.profile.id).toBe(second.id);
});

test('spec 1 §6 the catalogue of a token follows its profile at once, and changes of the profile’s role too', async () => {
  const count = async () =>
    (await platform.app.inject(`/v2/channels/channel_list?access_token=${person.deviceToken}`)).json().length;
  const all = await count();
  const child = await make({ name: 'Kid', role: 'child' });
  await call('POST', 'profile', { id: child.id });
  const forChildren = await count();
  expect(forChildren).toBeGreaterThan(0);
  expect(forChildren).toBeLessThan(all);
  // The login token still belongs to the parent.
  await call('PATCH', `profiles/${child.id}`, { role: 'adult' }, person.userToken);
  expect(await count()).toBe(all);
});

const setPin = () =>
  platform.app.inject({
    method: 'PATCH',
    url: `/v2/users/self?access_token=${person.deviceToken}`,
    payload: { pincode: '1379' },
  });

/** Another device of the account, which uses this profile. */
async function tabletOf(profile: { id: string }) {
  const tablet = (await call('POST', 'devices', { device_type: 'tablet' })).json();
  const { access_token } = (
    await platform.app.inject({ method: 'POST', url: '/v2/auth/device', payload: { device_id: tablet.id } })
  ).json();
  await call('POST', 'profile', { id: profile.id }, access_token);
  return { id: tablet.id, token: access_token };
}

test('the devices of a removed profile move to a profile of the same kind', async () => {
  const [kid, sister] = [
    await make({ name: 'Kid', role: 'child' }),
    await make({ name: 'Sister', role: 'child' }),
  ];
  const { token } = await tabletOf(kid);
  await call('DELETE', `profiles/${kid.id}`);
  expect((await call('GET', 'profile', undefined, token)).json().id).toBe(sister.id);
});

test('spec 3 §6 with a PIN the devices of the only child’s profile are logged out when it is removed: an adult’s would need the PIN', async () => {
  await setPin();
  const kid = await make({ name: 'Kid', role: 'child', age_level: 6 });
  const { id, token } = await tabletOf(kid);
  await call('POST', 'profile', { id: kid.id }, person.userToken);
  expect((await call('DELETE', `profiles/${kid.id}`)).statusCode).toBe(204);
  for (const ended of [token, person.userToken])
    expect((await call('GET', 'profile', undefined, ended)).statusCode).toBe(401);
  const url = '/v2/auth/device';
  const renewed = await platform.app.inject({ method: 'POST', url, payload: { device_id: id } });
  expect(renewed.statusCode).toBe(400);
  expect((await call('GET', 'profile')).json().role).toBe('adult');
});

test('spec 3 §6 with a PIN the devices of a removed child’s profile stay a child’s', async () => {
  await setPin();
  const kid = await make({ name: 'Kid', role: 'child', age_level: 6 });
  const brother = await make({ name: 'Brother', role: 'child', age_level: 12 });
  const { token } = await tabletOf(kid);
  await call('DELETE', `profiles/${kid.id}`);
  expect((await call('GET', 'profile', undefined, token)).json().id).toBe(brother.id);
});

test('the profile of another user answers as if it did not exist', async () => {
  const other = await personSession(platform.app);
  const [theirs] = (await call('GET', 'profiles', undefined, other.deviceToken)).json();
  for (const id of [theirs.id, 'not-a-uuid', '00000000-0000-4000-8000-000000000000']) {
    expect((await call('PATCH', `profiles/${id}`, { name: 'mine' })).statusCode).toBe(404);
    expect((await call('DELETE', `profiles/${id}`)).statusCode).toBe(404);
    expect((await call('POST', 'profile', { id })).statusCode).toBe(404);
  }
});

test('spec 1 §6 a guest has one profile and cannot add others', async () => {
  const guest = await guestSession(platform.app);
  const answer = await call('POST', 'profiles', { name: 'More' }, guest.deviceToken);
  expect(answer.json()).toMatchObject({ status_code: 403, error_code: 'permission_denied' });
});

test('wire 2.10 lists the kinds of profile and the avatars in every language', async () => {
  const kinds = await platform.app.inject({ url: '/v2/profiles', headers: { 'accept-language': 'kk' } });
  expect(kinds.json()).toMatchObject([
    { id: 1, name: 'Ересек', role: 'adult' },
    { id: 2, name: 'Балалар', role: 'child' },
  ]);
  const categories = (
    await platform.app.inject({ url: '/v2/profiles/avatar_categories', headers: { 'accept-language': 'uz' } })
  ).json();
  expect(categories.map(({ title }: { title: string }) => title)).toEqual(['Hayvonlar', 'Dasht', 'Koinot']);
  const ids = categories.flatMap(({ avatars }: { avatars: { id: number }[] }) => avatars.map(({ id }) => id));
  expect(ids).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  expect(ids).toHaveLength(avatarSet.flatMap(({ names }) => names).length);
});
