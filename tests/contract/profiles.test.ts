import { randomUUID } from 'node:crypto';
import type { Profile } from '@/lib/rules/profiles/profile';
import { menuAnswer } from '@/lib/server/gateway/account/account-menu';
import { changeParental } from '@/lib/server/gateway/parental/parental';
import { changePin, unlock } from '@/lib/server/gateway/parental/pin';
import { switchTo } from '@/lib/server/gateway/parental/profile-switch';
import {
  addProfile,
  avatarsAnswer,
  dropProfile,
  editProfile,
  profilesAnswer,
} from '@/lib/server/gateway/parental/profiles';
import { audienceOf } from '@/lib/shared/sites/audience';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { afterRestart } from './support/restart';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

const PIN = '4271';

let platform: RealPlatform;
let client: SiteClient;

beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.stop());
beforeEach(() => {
  client = new SiteClient(platform);
});

const call: SiteClient['call'] = (...input) => client.call(...input);

const list = () => call(profilesAnswer, 'GET', '/api/session/profiles');
const add = (input: object) => call(addProfile, 'POST', '/api/session/profiles', input);
const edit = (id: string, input: object) =>
  call((request) => editProfile(request, id), 'PATCH', `/api/session/profiles/${id}`, input);
const drop = (id: string) =>
  call((request) => dropProfile(request, id), 'DELETE', `/api/session/profiles/${id}`);
const choose = (id: string, more: object = {}) =>
  call(switchTo, 'POST', '/api/session/profiles/active', { id, ...more });
const setPin = () => call(changePin, 'PUT', '/api/session/pin', { pin: PIN });
const enterPin = () => call(unlock, 'POST', '/api/session/pin', { pin: PIN, action: 'profile' });
const menu = () => call(menuAnswer, 'GET', '/api/session/menu');
const seal = () => client.visitor.jar.get('taspa_session') ?? '';

/** A new user. */
async function signIn(): Promise<Profile> {
  expect((await client.logInWith(newPhone())).status).toBe(200);
  const { profiles } = (await list()).body;
  expect(profiles).toHaveLength(1);
  return profiles[0];
}

/** The PIN counts as entered until the session expires it; a new profile starts without it. */
async function forgetPin(): Promise<void> {
  const { body: child } = await add({ name: 'Gate', role: 'child' });
  const { activeId } = (await list()).body;
  await choose(child.id);
  expect((await choose(activeId, { pin: PIN, remember: false })).status).toBe(200);
  expect((await drop(child.id)).status).toBe(204);
}

describe('spec 1 §7 Profiles: the list', () => {
  test('names the profiles and the active one with pictures, and is not cached', async () => {
    const first = await signIn();
    const answer = await list();
    expect(answer.body.activeId).toBe(first.id);
    expect(first).toMatchObject({ role: 'adult', icon: expect.stringMatching(/^http/) });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await client.state()).toMatchObject({
      state: 'user',
      profile: { id: first.id, icon: first.icon },
    });
  });

  test('spec 1 §6 Guest: profiles and their menu need a login', async () => {
    await client.start();
    expect(await list()).toMatchObject({ status: 403, body: { error_code: 'login_required' } });
    expect(await add({ name: 'Guest' })).toMatchObject({
      status: 403,
      body: { error_code: 'login_required' },
    });
    expect((await menu()).status).toBe(403);
    expect(await client.state()).toMatchObject({ state: 'guest', profile: null });
  });

  test('spec 3 §3 Avatar category: titles in the viewer’s language, and pictures', async () => {
    await signIn();
    client.visitor.language = 'en';
    const { categories } = (await call(avatarsAnswer, 'GET', '/api/session/profiles/avatars')).body;
    expect(categories.length).toBeGreaterThan(1);
    for (const { title, avatars } of categories) {
      expect(title).toMatch(/^[A-Z]/);
      expect(avatars[0]).toEqual({ id: expect.stringMatching(/^\d+$/), src: expect.stringMatching(/^http/) });
    }
  });

  test('quality S17: another site cannot change profiles', async () => {
    const first = await signIn();
    client.visitor.extraHeaders = { origin: 'http://elsewhere.test' };
    expect((await add({ name: 'Foreign' })).body.error_code).toBe('foreign_origin');
    expect((await choose(first.id)).body.error_code).toBe('foreign_origin');
    expect((await drop(first.id)).body.error_code).toBe('foreign_origin');
  });

  test('nobody can use a profile of another account', async () => {
    const first = await signIn();
    const stranger = new Visitor();
    const owner = client.visitor;
    client.visitor = stranger;
    await signIn();
    expect((await edit(first.id, { name: 'Stolen' })).status).toBe(404);
    expect((await drop(first.id)).status).toBe(404);
    expect((await choose(first.id)).status).toBe(404);
    client.visitor = owner;
    expect((await list()).body.profiles[0].name).toBe(first.name);
  });
});

describe('spec 3 §4 Profile editing', () => {
  test('a new profile is for an adult and gets a random avatar that no other profile uses', async () => {
    await signIn();
    const icons = new Set((await list()).body.profiles.map(({ icon }: Profile) => icon));
    for (const name of ['Аян', 'Dana', 'Ata']) {
      const made = await add({ name });
      expect(made).toMatchObject({ status: 200, body: { name, role: 'adult' } });
      expect(icons.has(made.body.icon)).toBe(false);
      icons.add(made.body.icon);
    }
  });

  test('a new profile that is sent again with its attempt is made once', async () => {
    await signIn();
    const attempt = randomUUID();
    const [made, again] = [await add({ name: 'Аян', attempt }), await add({ name: 'Аян', attempt })];
    expect(made.body.icon).toMatch(/^http/);
    expect(again.body).toEqual(made.body);
    expect((await list()).body.profiles).toHaveLength(2);
    expect((await add({ name: 'Аян', attempt: 'x' })).status).toBe(400);
  });

  test('a new profile without limits needs no PIN, also with an attempt', async () => {
    await signIn();
    await setPin();
    await forgetPin();
    const made = await add({ name: 'Али', role: 'child', attempt: randomUUID() });
    expect(made).toMatchObject({ status: 200, body: { role: 'child' } });
  });

  test('spec 3 §5: a name is required, and an account has at most five profiles', async () => {
    await signIn();
    for (const name of ['', '   ', 'a'.repeat(65)]) expect((await add({ name })).status).toBe(400);
    for (const name of ['2', '3', '4', '5']) expect((await add({ name })).status).toBe(200);
    const sixth = await add({ name: '6' });
    expect(sixth.status).toBe(400);
    expect(sixth.body.message).toContain('5');
    expect((await list()).body.profiles).toHaveLength(5);
  });

  test('name, avatar and role can be changed one at a time', async () => {
    await signIn();
    const { body: made } = await add({ name: 'Дана', avatarId: '3' });
    expect((await edit(made.id, { name: ' Dana ' })).body).toMatchObject({ name: 'Dana', avatarId: '3' });
    expect((await edit(made.id, { avatarId: '8' })).body).toMatchObject({ name: 'Dana', avatarId: '8' });
    expect((await edit(made.id, { role: 'child' })).body).toMatchObject({ role: 'child', avatarId: '8' });
    expect((await edit(made.id, { avatarId: '0x8' })).status).toBe(400);
    expect((await edit(made.id, { role: 'owner' })).status).toBe(400);
  });

  test('the level of a child is chosen with the PIN, and not from a child’s profile', async () => {
    const first = await signIn();
    const { body: child } = await add({ name: 'Әлі', role: 'child' });
    expect(child.ageLevel).toBe(12);
    expect((await edit(child.id, { ageLevel: 6 })).body).toMatchObject({ role: 'child', ageLevel: 6 });
    expect((await edit(child.id, { ageLevel: 18 })).status).toBe(400);
    await setPin();
    await forgetPin();
    expect((await edit(child.id, { name: 'Әли' })).status).toBe(200);
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    try {
      // The unlock of leaving the child profile is over.
      jest.setSystemTime(Date.now() + 61_000);
      const refused = { status: 403, body: { error_code: 'pin_required' } };
      expect(await edit(child.id, { ageLevel: 12 })).toMatchObject(refused);
      expect(await add({ name: 'Ди', role: 'child', ageLevel: 12 })).toMatchObject(refused);
    } finally {
      jest.useRealTimers();
    }
    expect((await enterPin()).status).toBe(200);
    expect((await edit(child.id, { ageLevel: 0 })).body.ageLevel).toBe(0);
    expect((await choose(child.id)).body.profile.ageLevel).toBe(0);
    expect(client.visitor.jar.get('taspa_known')).toBe('child0');
    const forAdults = { status: 403, body: { error_code: 'not_for_children' } };
    expect(await edit(child.id, { ageLevel: 12 })).toMatchObject(forAdults);
    expect((await choose(first.id, { pin: PIN })).status).toBe(200);
    expect(client.visitor.jar.get('taspa_known')).toBe('user');
  });

  test('the active profile cannot be removed, others can', async () => {
    const first = await signIn();
    const { body: second } = await add({ name: 'Second' });
    const refused = await drop(first.id);
    expect(refused.status).toBe(403);
    expect(refused.body.message.length).toBeGreaterThan(10);
    expect((await drop(second.id)).status).toBe(204);
    expect((await list()).body.profiles).toHaveLength(1);
  });

  test('the session changes with the active profile when it is renamed or becomes a child’s', async () => {
    const first = await signIn();
    await add({ name: 'Another adult' });
    await edit(first.id, { name: 'Renamed' });
    expect((await client.state()).profile.name).toBe('Renamed');
    const before = seal();
    expect((await edit(first.id, { role: 'child' })).body.role).toBe('child');
    expect(client.visitor.jar.get('taspa_known')).toBe('child');
    expect(seal()).not.toBe(before);
  });
});

describe('spec 3 §6: switching', () => {
  test('works without a PIN in both directions; the readable cookie names the kind of viewer', async () => {
    const first = await signIn();
    const { body: child } = await add({ name: 'Әлі', role: 'child' });
    expect((await choose(child.id)).body).toEqual({
      profile: { id: child.id, name: 'Әлі', role: 'child', ageLevel: 12, icon: child.icon },
    });
    expect(client.visitor.jar.get('taspa_known')).toBe('child');
    expect((await list()).body.activeId).toBe(child.id);
    expect((await choose(first.id)).status).toBe(200);
    expect(client.visitor.jar.get('taspa_known')).toBe('user');
  });

  test('quality S07: a switch renews the session, and the old cookie is refused', async () => {
    await signIn();
    const { body: other } = await add({ name: 'Other' });
    const old = seal();
    expect((await choose(other.id)).status).toBe(200);
    const fresh = seal();
    client.visitor.jar.set('taspa_session', old);
    expect(await list()).toMatchObject({ status: 401, body: { error_code: 'session_required' } });
    client.visitor.jar.set('taspa_session', fresh);
    expect((await list()).status).toBe(200);
  });

  test('quality S07: the old cookie stays refused after a restart and in another process', async () => {
    const first = await signIn();
    const { body: child } = await add({ name: 'Child', role: 'child' });
    await setPin();
    expect((await enterPin()).status).toBe(200);
    const unlocked = seal();
    expect((await choose(child.id)).status).toBe(200);
    const routes = await afterRestart(async () => ({
      ...(await import('@/lib/server/gateway/account/account')),
      ...(await import('@/lib/server/gateway/session/session-state')),
      ...(await import('@/lib/server/gateway/parental/profiles')),
    }));
    const account = () => call(routes.accountAnswer, 'GET', '/api/session/account');
    // The session of the adult who unlocked: the platform reports a child as the active profile, and the
    // cookie follows.
    for (const again of [1, 2]) {
      client.visitor.jar.set('taspa_session', unlocked);
      expect([again, await account()]).toMatchObject([again, { status: 403 }]);
    }
    expect(client.visitor.jar.get('taspa_known')).toBe('child');
    const current = await call(routes.sessionState, 'GET', '/api/session');
    expect(current.body).toMatchObject({ state: 'user', profile: { id: child.id, role: 'child' } });
    const edited = await call(
      (request) => routes.editProfile(request, first.id),
      'PATCH',
      `/api/session/profiles/${first.id}`,
      { name: 'x' },
    );
    expect(edited.status).toBe(403);
  });

  test('quality S07: a restart closes what the PIN unlocked and keeps every session', async () => {
    const first = await signIn();
    await setPin();
    await enterPin();
    const routes = await afterRestart(async () => ({
      ...(await import('@/lib/server/gateway/session/session-state')),
      ...(await import('@/lib/server/gateway/parental/profiles')),
    }));
    const current = await call(routes.sessionState, 'GET', '/api/session');
    expect(current.body).toMatchObject({ state: 'user', profile: { id: first.id } });
    const rename = (request: Request) => routes.editProfile(request, first.id);
    const path = `/api/session/profiles/${first.id}`;
    expect((await call(rename, 'PATCH', path, { name: 'x' })).body.error_code).toBe('pin_required');
  });

  test('switching to an adult profile needs the PIN when parental control is on, to a child’s it does not', async () => {
    const first = await signIn();
    const { body: adult } = await add({ name: 'Adult' });
    const { body: child } = await add({ name: 'Child', role: 'child' });
    expect((await setPin()).status).toBe(200);
    await forgetPin();
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'],
    });
    try {
      // The unlock of leaving the child profile is over.
      jest.setSystemTime(Date.now() + 61_000);
      for (const refused of [
        await choose(adult.id),
        await edit(adult.id, { name: 'x' }),
        await drop(adult.id),
      ]) {
        expect(refused).toMatchObject({ status: 403, body: { error_code: 'pin_required' } });
      }
      // Turning a child's profile into an adult one would avoid the PIN.
      expect((await edit(child.id, { role: 'adult' })).body.error_code).toBe('pin_required');
      expect((await edit(child.id, { name: 'Kid' })).status).toBe(200);
      expect((await list()).body.activeId).toBe(first.id);
      expect((await enterPin()).status).toBe(200);
      // The PIN was entered a moment ago.
      expect((await edit(adult.id, { name: 'Aunt' })).body.name).toBe('Aunt');
      expect((await choose(adult.id)).status).toBe(200);
      expect((await choose(child.id)).status).toBe(200);
    } finally {
      jest.useRealTimers();
    }
  });

  test('leaving a child profile needs the PIN, which the platform compares with limited attempts (quality S13)', async () => {
    const first = await signIn();
    const { body: child } = await add({ name: 'Child', role: 'child' });
    await setPin();
    // The parent has just entered the PIN; the unlock is not passed to the child.
    expect((await choose(child.id)).status).toBe(200);
    expect((await choose(first.id)).body).toMatchObject({ error_code: 'pin_required', action: 'profile' });
    for (let tried = 0; tried < 5; tried += 1) {
      const wrong = await choose(first.id, { pin: '0000' });
      expect(wrong).toMatchObject({ status: 400, body: { error_code: 'error_wrong_code' } });
    }
    const waiting = await choose(first.id, { pin: PIN });
    expect(waiting.status).toBe(429);
    expect(waiting.body.retryAfter).toBeGreaterThan(0);
    expect(client.visitor.jar.get('taspa_known')).toBe('child');
  });

  test('the right PIN ends the child profile, and no response contains the PIN (quality S05)', async () => {
    const first = await signIn();
    const { body: child } = await add({ name: 'Child', role: 'child' });
    await setPin();
    const left = await choose(child.id);
    const back = await choose(first.id, { pin: PIN });
    expect(back).toMatchObject({ status: 200, body: { profile: { id: first.id } } });
    for (const answer of [left, back, await list(), await menu()]) {
      // Ids are random and may contain the digits.
      const words = JSON.stringify(answer.body).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
      expect(words).not.toContain(PIN);
    }
    expect((await choose(first.id, { pin: '12345' })).status).toBe(400);
  });

  test('a child profile cannot create, change or remove anything of an adult', async () => {
    const first = await signIn();
    const { body: child } = await add({ name: 'Child', role: 'child' });
    await setPin();
    await choose(child.id);
    expect((await add({ name: 'Grown up' })).status).toBe(403);
    expect((await edit(child.id, { role: 'adult' })).status).toBe(403);
    expect((await edit(first.id, { name: 'x' })).status).toBe(403);
    expect((await drop(first.id)).status).toBe(403);
    expect((await list()).body.profiles.map(({ role }: Profile) => role)).toEqual(['adult', 'child']);
  });

  test('quality S14: a profile that becomes a child’s on another device is one here with the next token', async () => {
    await client.logInAs('two-devices');
    const { body: son } = await add({ name: 'Son' });
    await choose(son.id);
    const tablet = client.visitor;
    client.visitor = new Visitor();
    await client.logInAs('two-devices');
    expect((await edit(son.id, { role: 'child' })).status).toBe(200);
    client.visitor = tablet;
    await client.sandbox.fault({
      match: 'GET /v2/users/self/channel_list',
      status: 401,
      errorCode: 'authentication_failed',
      times: 1,
    });
    const since = await client.sandbox.total();
    expect((await client.channels()).status).toBe(200);
    expect((await client.state()).profile).toMatchObject({ id: son.id, role: 'child' });
    expect(client.visitor.jar.get('taspa_known')).toBe(audienceOf(12));
    // It came with the token.
    expect(await client.sandbox.requested('GET /v2/users/self/profile', since)).toBe(0);
  });

  test('quality S14: this also holds when the parents need no PIN for profiles; a child may change its own profile', async () => {
    const first = await signIn();
    const { body: aunt } = await add({ name: 'Aunt' });
    const { body: child } = await add({ name: 'Child', role: 'child' });
    await setPin();
    const open = await call(changeParental, 'PATCH', '/api/session/parental', {
      settings: { profile: false },
    });
    expect(open.status).toBe(200);
    expect((await edit(aunt.id, { name: 'Uncle' })).status).toBe(200);
    await choose(child.id);
    for (const refused of [
      await edit(first.id, { name: 'x' }),
      await edit(aunt.id, { role: 'child' }),
      await edit(child.id, { role: 'adult' }),
      await drop(aunt.id),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { error_code: 'not_for_children' } });
    }
    expect((await edit(child.id, { name: 'Kid' })).body.name).toBe('Kid');
    const names = (await list()).body.profiles.map(({ name }: Profile) => name);
    expect(names).toEqual([first.name, 'Uncle', 'Kid']);
  });
});

describe('spec 3 §2 Settings dropdown', () => {
  test('shows the balance in the currency of the provider, and the support contacts', async () => {
    await signIn();
    const { body } = await menu();
    expect(body).toEqual({
      balance: expect.stringMatching(/\d.*₸/),
      support: { phone: expect.stringMatching(/^\+7/), email: expect.stringContaining('@') },
    });
  });

  test('a child does not see the balance', async () => {
    await signIn();
    const { body: child } = await add({ name: 'Child', role: 'child' });
    await choose(child.id);
    expect((await menu()).body).toMatchObject({ balance: null, support: { email: expect.any(String) } });
  });
});
