import { changeParental, parentalAnswer } from '@/lib/server/gateway/parental/parental';
import { changePin, pinBySms, unlock } from '@/lib/server/gateway/parental/pin';
import { forward } from '@/lib/server/gateway/personal/forward';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
// The data cache needs a running server; here every read calls the platform.
jest.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));

const PIN = '7306';
const MINUTE = 60_000;
/** "Midnight 18+" of the seed. */
const ADULT_CHANNEL = 1024;

let platform: RealPlatform;
let client: SiteClient;
let logins = 0;
/** The text of every answer, so that the PIN can be searched in all of them. */
const answers: string[] = [];

const realNow = Date.now;
let clockAhead = 0;

beforeAll(async () => {
  platform = await openPlatform();
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + clockAhead);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await platform?.stop();
});

beforeEach(() => {
  client = new SiteClient(platform);
  const { call: asIs } = client;
  client.call = async (...input) => {
    const answer = await asIs(...input);
    answers.push(answer.text);
    return answer;
  };
  clockAhead = 0;
});
afterEach(() => client.sandbox.heal());

function newLogin(): string {
  logins += 1;
  return `parent-${logins}`;
}

const call: SiteClient['call'] = (...input) => client.call(...input);

const enterPin = (pin: string, more: object = {}) =>
  call(unlock, 'POST', '/api/session/pin', { pin, ...more });
const savePin = (body: object) => call(changePin, 'PUT', '/api/session/pin', body);
const bySms = () => call(pinBySms, 'POST', '/api/session/pin/sms', {});
const parental = () => call(parentalAnswer, 'GET', '/api/session/parental');
const change = (body: object) => call(changeParental, 'PATCH', '/api/session/parental', body);
const stream = (path: string, query = '') =>
  call((request) => forward(request, path), 'GET', `/api/v2${path}${query}`);

const filmPath = async () => {
  const found = await publicCall('/search?text=%D0%90%D0%BB%D0%B1%D0%B0%D1%81%D1%82%D1%8B');
  const id = /"id":"?(\d+)"?[^{}]*"title":"Албасты"|"title":"Албасты"[^{}]*"id":"?(\d+)/.exec(found);
  const film = JSON.parse(await publicCall(`/contents/${id?.[1] ?? id?.[2]}`));
  expect(film.age).toBe(18);
  return `/libraries/${film.libraries[0].id}/contents/${film.id}/stream`;
};

async function publicCall(path: string): Promise<string> {
  return (await fetch(`${platform.url}/v2${path}`, { headers: { 'accept-language': 'ru' } })).text();
}

async function createSession(login = newLogin()): Promise<string> {
  expect((await client.logInAs(login)).status).toBe(200);
  return login;
}

/** A user with a PIN, on a device without settings, whose unlock has expired. */
async function logInWithPin(): Promise<string> {
  const login = await createSession();
  expect((await savePin({ pin: PIN })).status).toBe(200);
  clockAhead += 31 * MINUTE;
  return login;
}

describe('quality S13: the server refuses a protected stream until the PIN is entered', () => {
  test('a film for adults is refused, then allowed with the PIN, and refused again when the unlock has expired', async () => {
    await logInWithPin();
    await client.platformCall('POST', '/users/self/promokeys', { key: 'KINO7' });
    const path = await filmPath();
    const since = await client.sandbox.total();
    const refused = await stream(path);
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'pin_required', action: 'vod' } });
    expect(refused.body.message).toBe('Введите PIN-код родительского контроля.');
    expect(refused.body.detail).toEqual({ action: ['vod'], subject: [refused.body.subject] });
    expect(await client.sandbox.requested('GET /v2/libraries/*/contents/*/stream', since)).toBe(0);

    const { action, subject } = refused.body;
    expect(await enterPin(PIN, { action, subject })).toMatchObject({ status: 200, body: { minutes: 30 } });
    const given = await stream(path);
    expect(given.status).toBe(200);
    expect(given.body.hls ?? given.body.hls_mbr).toContain('http');
    clockAhead += 31 * MINUTE;
    expect(await stream(path)).toMatchObject({ status: 403, body: { error_code: 'pin_required' } });
  });

  test('spec 2 §5 "Parental check", same mode: the same film continues while the player reports', async () => {
    await logInWithPin();
    await client.platformCall('POST', '/users/self/promokeys', { key: 'KINO7' });
    const path = await filmPath();
    await enterPin(PIN, { isRemembered: false });
    const { stat } = (await stream(path)).body;
    for (let report = 0; report < 4; report += 1) {
      clockAhead += 30_000;
      expect(
        (
          await call(
            (request) => forward(request, `/users/self/stat/${stat.id}`),
            'PATCH',
            `/api/v2/users/self/stat/${stat.id}?duration=${report}`,
          )
        ).status,
      ).toBe(200);
    }
    expect((await stream(path)).status).toBe(200);
    clockAhead += MINUTE;
    expect((await stream(path)).status).toBe(403);
  });

  test('an adult channel: spec 1 §4 value 1 always asks, except right after the PIN', async () => {
    await logInWithPin();
    await client.platformCall('PATCH', `/users/self/devices/${(await client.session()).deviceId}`, {
      settings: { parentalChannels: { [ADULT_CHANNEL]: 1 }, volume: 70 },
    });
    clockAhead += MINUTE;
    const path = `/channels/${ADULT_CHANNEL}/stream`;
    const refused = await stream(path);
    const subject = `channel:${ADULT_CHANNEL}`;
    expect(refused).toMatchObject({
      status: 403,
      body: { error_code: 'pin_required', action: 'channel', subject },
    });
    await enterPin(PIN, { action: 'channel', subject });
    // The platform's own refusal: it is not purchased.
    expect((await stream(path)).body.error_code).toBe('permission_denied');
    clockAhead += 5_000;
    expect((await stream(path)).body.error_code).toBe('pin_required');
  });

  test('content for everyone and viewers without a PIN are not asked', async () => {
    await logInWithPin();
    const free = JSON.parse(await publicCall('/channels/free_list?includes=current_schedules'));
    const calm = free.find(
      (one: { age: number; current_schedule?: { content?: { age: number } } }) =>
        one.age < 18 && (one.current_schedule?.content?.age ?? 0) < 18,
    );
    expect((await stream(`/channels/${calm.id}/stream`)).status).toBe(200);
    client.visitor = new Visitor();
    await createSession();
    expect((await stream(await filmPath())).body.error_code).not.toBe('pin_required');
  });

  /** An archived programme of a free channel, with this age or another one. */
  async function archived(isWanted: (age: number) => boolean) {
    const now = Math.floor(realNow() / 1000);
    const window = `start=${now - 86_400}&end=${now - 3_600}&limit=100`;
    const free = JSON.parse(await publicCall('/channels/free_list'));
    for (const { id, age } of free.filter((one: { age: number }) => one.age < 18)) {
      const entries = JSON.parse(await publicCall(`/channels/${id}/content_schedule?${window}`));
      const found = entries.find(
        (one: { is_catchup_available: boolean; content: { age: number } }) =>
          one.is_catchup_available && isWanted(one.content.age),
      );
      if (found) return { id, age, start: found.real_timestamp, ts: found.real_timestamp + 60 };
    }
    throw new Error('the seed has no such programme');
  }

  test('spec 2 §5: an archive programme with an age rating asks for the PIN, also below 18', async () => {
    await logInWithPin();
    const { id, start, ts } = await archived((age) => age > 0 && age < 18);
    const watch = async () => (await stream(`/channels/${id}/stream`, `?ts=${ts}`)).body;
    const subject = `program:${id}:${start}`;
    expect(await watch()).toMatchObject({ error_code: 'pin_required', action: 'program', subject });
    await enterPin(PIN, { action: 'program', subject });
    expect((await watch()).error_code).toBeUndefined();
  });

  test('spec 2 §5: an archive programme without a schedule entry has age null and asks for the PIN', async () => {
    await logInWithPin();
    const channel = await archived((age) => age === 0);
    const { ts } = channel;
    const watch = async () => (await stream(`/channels/${channel.id}/stream`, `?ts=${ts}`)).body;
    expect((await watch()).error_code).toBeUndefined();
    await client.sandbox.fault({
      match: 'GET /v2/channels/*/content_schedule',
      status: 404,
      errorCode: 'not_found',
    });
    const subject = `program:${channel.id}:${ts}`;
    expect(await watch()).toMatchObject({ error_code: 'pin_required', action: 'program', subject });
    await enterPin(PIN, { action: 'program', subject });
    expect((await watch()).error_code).toBeUndefined();
  });

  test('spec 1 §6 Guest: parental protection prompts sign-in', async () => {
    await client.start();
    for (const path of [await filmPath(), `/channels/${ADULT_CHANNEL}/stream`]) {
      const refused = await stream(path);
      expect(refused).toMatchObject({ status: 403, body: { error_code: 'login_for_adults' } });
      expect(refused.body.message).toContain('войдите');
    }
    for (const answer of [await parental(), await enterPin(PIN), await savePin({ pin: PIN })]) {
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'login_required' } });
    }
    // The guard does not refuse them because of it.
    expect(client.visitor.jar.has('taspa_forced_login')).toBe(false);
  });
});

describe('quality S13: wrong PINs', () => {
  test('five attempts are free, then the waiting time grows; the right PIN is refused while waiting and resets the count afterwards', async () => {
    await logInWithPin();
    for (let wrong = 0; wrong < 5; wrong += 1) {
      const refused = await enterPin('0000');
      expect(refused).toMatchObject({ status: 400, body: { error_code: 'error_wrong_code' } });
      expect(refused.body.message).toContain('не подошёл');
    }
    const waits = await enterPin(PIN);
    expect(waits).toMatchObject({ status: 429, body: { error_code: 'throttled', retryAfter: 30 } });
    expect(waits.headers.get('retry-after')).toBe('30');
    clockAhead += 30_000;
    expect((await enterPin('0000')).status).toBe(400);
    expect(await enterPin(PIN)).toMatchObject({ status: 429, body: { retryAfter: 60 } });
    clockAhead += 60_000;
    expect((await enterPin(PIN)).status).toBe(200);
    expect((await enterPin('0000')).status).toBe(400);
  });

  test('attempts count for the user, in every session and in every call', async () => {
    const login = await logInWithPin();
    for (let wrong = 0; wrong < 3; wrong += 1) await enterPin('0000');
    client.visitor = new Visitor();
    await createSession(login);
    for (let wrong = 0; wrong < 2; wrong += 1) {
      expect((await savePin({ current: '0000', pin: '1111' })).body.error_code).toBe('error_wrong_code');
    }
    expect((await savePin({ current: PIN, pin: '1111' })).status).toBe(429);
  });

  test('parallel attempts give no advantage', async () => {
    await logInWithPin();
    const tries = await Promise.all(Array.from({ length: 9 }, () => enterPin('0000')));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  test.each(['123', '12345', 'abcd', '', '１２３４', 1234, null])(
    'spec 3 §5: %j is not a PIN',
    async (pin) => {
      await createSession();
      const since = await client.sandbox.total();
      expect((await call(unlock, 'POST', '/api/session/pin', { pin })).status).toBe(400);
      expect((await savePin({ pin })).status).toBe(400);
      expect((await client.sandbox.total()) - since).toBe(0);
    },
  );
});

describe('spec 1 §5, spec 3 §4: setting and changing the PIN', () => {
  test('the first PIN needs no current one, a change needs it', async () => {
    await createSession();
    expect((await parental()).body.status).toBe('notset');
    expect((await parental()).body.dialogue.buttons.map(({ action }: { action: string }) => action)).toEqual([
      'parental_set',
      'parental_ignore',
    ]);
    expect((await enterPin('1234')).body.error_code).toBe('pin_not_set');
    expect(await savePin({ pin: PIN })).toMatchObject({ status: 200, body: { status: 'set' } });
    expect(await savePin({ pin: '1111' })).toMatchObject({ status: 409, body: { error_code: 'pin_is_set' } });
    expect((await savePin({ current: '1111', pin: '2222' })).body.error_code).toBe('error_wrong_code');
    expect((await savePin({ current: PIN, pin: '2222' })).status).toBe(200);
    expect((await enterPin(PIN)).status).toBe(400);
    expect((await enterPin('2222')).status).toBe(200);
    expect((await parental()).body).toMatchObject({ status: 'set', dialogue: null });
  });

  test('a viewer who wants no PIN confirms it and is not asked again', async () => {
    await createSession();
    expect((await change({ status: 'ignore' })).body).toMatchObject({ status: 'ignore', dialogue: null });
    expect((await savePin({ pin: PIN })).status).toBe(200);
    expect((await change({ status: 'ignore' })).body.error_code).toBe('pin_is_set');
  });

  test('spec 3 §4, §8: the PIN is sent by SMS to the phone of the account, at most once a minute', async () => {
    const phone = '77011000001';
    expect((await client.logInWith(phone)).status).toBe(200);
    await savePin({ pin: PIN });
    expect((await bySms()).status).toBe(204);
    // The platform does not know the PIN that was set: it sends another one, which also works for a while.
    const sent = await client.sandbox.codeTo(phone);
    expect((await enterPin(sent)).status).toBe(200);
    expect((await savePin({ current: sent, pin: '2468' })).status).toBe(200);
    expect((await enterPin('2468')).status).toBe(200);
    const again = await bySms();
    expect(again.status).toBe(429);
    expect(again.body.retryAfter).toBeGreaterThan(50);
  });
});

describe('spec 3 §2 Parental settings', () => {
  test('a device without own settings protects everything; durations come from the platform in the language of the viewer', async () => {
    await logInWithPin();
    client.visitor.language = 'en';
    const { body } = await parental();
    const all = { vod: true, channel: true, program: true, settings: true, pay: true, profile: true };
    expect(body).toMatchObject({ settings: { ...all, duration: 30 }, needs: all, parentalChannels: {} });
    expect(body.durations).toContainEqual({ duration: 30, name: '30 min' });
  });

  test('spec 3 §2 (action parental): they need the PIN also where the switch of the settings is off', async () => {
    await logInWithPin();
    await enterPin(PIN, { action: 'settings' });
    await change({ settings: { settings: false } });
    clockAhead += 31 * MINUTE;
    expect((await parental()).body).toMatchObject({ needs: { settings: false }, isLocked: true });
    expect(await change({ settings: { vod: false } })).toMatchObject({
      status: 403,
      body: { error_code: 'pin_required', action: 'settings' },
    });
    await enterPin(PIN, { action: 'settings' });
    expect((await change({ settings: { vod: false } })).status).toBe(200);
  });

  test('changing settings needs the PIN; a change keeps the other settings and applies at once', async () => {
    await logInWithPin();
    await client.platformCall('PATCH', `/users/self/devices/${(await client.session()).deviceId}`, {
      settings: { volume: 70 },
    });
    const refused = await change({ settings: { vod: false } });
    expect(refused).toMatchObject({ status: 403, body: { error_code: 'pin_required', action: 'settings' } });
    expect(refused.body.subject).toBeNull();

    await enterPin(PIN, { action: 'settings' });
    expect((await change({ settings: { vod: false, duration: 15 } })).body.settings).toEqual({
      vod: false,
      channel: true,
      program: true,
      settings: true,
      pay: true,
      profile: true,
      duration: 15,
    });
    expect((await change({ parentalChannels: { 1001: 5 } })).body).toMatchObject({
      settings: { vod: false, duration: 15 },
      parentalChannels: { 1001: 5 },
    });
    const { deviceId } = await client.session();
    const device = (await client.platformCall('GET', `/users/self/devices/${deviceId}`)).body;
    expect(device.settings).toEqual({ volume: 70, parentalChannels: { 1001: 5 } });

    clockAhead += 16 * MINUTE;
    const { needs } = (await parental()).body;
    expect(needs).toEqual({
      vod: false,
      channel: true,
      program: true,
      settings: true,
      pay: true,
      profile: true,
    });
    expect((await stream(await filmPath())).body.error_code).not.toBe('pin_required');
  });

  test.each([{ settings: { vod: 1 } }, { settings: { duration: -1 } }, { parentalChannels: { x: 1 } }])(
    '%j is refused as a setting',
    async (body) => {
      await createSession();
      expect((await change(body)).status).toBe(400);
    },
  );

  test('spec 1 §8, spec 3 §8: 404 for the device sets the token error and initialises the session again once', async () => {
    await createSession();
    const since = await client.sandbox.total();
    await client.sandbox.fault({
      match: 'GET /v2/users/self/devices/*',
      status: 404,
      errorCode: 'not_found',
      times: 1,
    });
    expect((await parental()).status).toBe(200);
    expect(await client.sandbox.requested('POST /v2/auth/device', since)).toBe(1);

    await client.sandbox.fault({
      match: 'PATCH /v2/users/self/devices/*',
      status: 404,
      errorCode: 'not_found',
    });
    const refused = await change({ settings: { vod: false } });
    expect(refused).toMatchObject({ status: 503, body: { error_code: 'unavailable' } });
    expect(await client.sandbox.requested('POST /v2/auth/device', since)).toBe(1);
  });

  test('a removed device ends the session', async () => {
    await createSession();
    const { deviceId } = await client.session();
    await client.sandbox.fault({
      match: 'GET /v2/users/self/devices/*',
      status: 404,
      errorCode: 'not_found',
    });
    expect((await client.platformCall('DELETE', `/users/self/devices/${deviceId}`)).status).toBe(204);
    expect((await parental()).body.error_code).toBe('signed_out');
    expect((await client.state()).state).toBe('none');
  });
});

describe('which sessions an unlock applies to', () => {
  test('quality S07: the PIN renews the session, and the old cookie is refused', async () => {
    await logInWithPin();
    const before = client.visitor.jar.get('taspa_session') as string;
    const { id } = await client.session();
    await enterPin(PIN);
    expect((await client.session()).id).not.toBe(id);
    client.visitor.jar.set('taspa_session', before);
    expect((await parental()).status).toBe(401);
  });

  test('the unlock of one session does not apply to another session of the same user', async () => {
    const login = await logInWithPin();
    await enterPin(PIN);
    expect((await parental()).body.needs.settings).toBe(false);
    client.visitor = new Visitor();
    await createSession(login);
    expect((await parental()).body.needs.settings).toBe(true);
    expect((await change({ settings: { vod: false } })).body.error_code).toBe('pin_required');
  });

  test('a child profile: the PIN unlocks nothing, and the settings belong to the parents', async () => {
    await logInWithPin();
    await client.becomeChild();
    for (const answer of [
      await enterPin(PIN),
      await change({ settings: { vod: false } }),
      await stream(await filmPath()),
      await stream(`/channels/${ADULT_CHANNEL}/stream`),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'not_for_children' } });
    }
  });

  test('quality S17: another site can neither unlock nor change settings', async () => {
    await logInWithPin();
    client.visitor.extraHeaders = { origin: 'http://evil.test' };
    for (const answer of [
      await enterPin(PIN),
      await savePin({ pin: PIN }),
      await bySms(),
      await change({}),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { error_code: 'foreign_origin' } });
    }
  });
});

test('quality R5, S05: no response contains the PIN', async () => {
  await logInWithPin();
  await enterPin('0000');
  await enterPin(PIN);
  await parental();
  await change({ settings: { duration: 60 } });
  await savePin({ current: PIN, pin: PIN });
  await client.state();
  expect(answers.length).toBeGreaterThan(6);
  for (const text of answers) {
    // Not within an id or a signature, which may contain any digits.
    expect(text).not.toMatch(new RegExp(`(?<![\\w-])${PIN}(?![\\w-])`));
    expect(text).not.toContain('parental_code');
  }
});
