import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { tokens, users } from '../../src/db/schema/session.ts';
import { hashToken } from '../../src/http/tokens.ts';
import { mixQueries } from '../support/mixed-queries.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession, type TestSession } from '../support/session.ts';

let platform: TestPlatform;
let person: TestSession;
beforeAll(async () => {
  platform = await testPlatform();
  mixQueries(platform);
  person = await personSession(platform.app, { phone: '77017770001' });
});
afterAll(() => platform.close());

const change = (session: TestSession, payload: object, path = 'self') =>
  platform.app.inject({
    method: 'PATCH',
    url: `/v2/users/${path}?access_token=${session.deviceToken}`,
    payload,
    headers: { 'accept-language': 'en' },
  });

test('spec 1 §7 a user changes name, e-mail and settings', async () => {
  const answer = await change(person, { first_name: 'Аружан', email: 'Aru@Example.kz', settings: { a: 1 } });
  expect(answer.json()).toMatchObject({ first_name: 'Аружан', email: 'aru@example.kz', settings: { a: 1 } });
});

test('spec 1 §7 who referred the user and the name, sent at once, are both stored', async () => {
  const stored = async () => {
    const [row] = await platform.db.select().from(users).where(eq(users.id, person.userId));
    return [row?.firstName, row?.referId];
  };
  for (const round of ['1', '2', '3', '4', '5']) {
    await Promise.all([change(person, { refer_id: round }), change(person, { first_name: round })]);
    expect(await stored()).toEqual([round, round]);
  }
});

test('a change of nothing is the user as before', async () => {
  const { statusCode, body } = await change(person, {});
  const now = await platform.app.inject({
    url: `/v2/users/self?access_token=${person.deviceToken}`,
    headers: { 'accept-language': 'en' },
  });
  expect([statusCode, body]).toEqual([200, now.body]);
});

test('spec 1 §5 the PIN makes the parental status "set"', async () => {
  const before = await platform.app.inject(`/v2/users/self?access_token=${person.userToken}`);
  expect(before.json().parental_status).toBe('notset');
  const after = await change(person, { pincode: '0412' });
  // DESIGN section 5: no answer contains it.
  expect(after.json()).toMatchObject({ parental_status: 'set', parental_code: '' });
});

test.each(['123', '12345', '12a4', ''])(
  'spec 3 §9 the PIN has four digits: "%s" is refused',
  async (pincode) => {
    expect((await change(person, { pincode })).statusCode).toBe(400);
  },
);

const checkPin = (session: TestSession, pincode: string) =>
  platform.app.inject({
    method: 'POST',
    url: `/v2/users/self/parental_code/check?access_token=${session.userToken}`,
    payload: { pincode },
  });

test('spec 1 §5 the entered PIN must equal the stored one, and the server compares them', async () => {
  const parent = await personSession(platform.app);
  expect((await checkPin(parent, '1234')).json()).toMatchObject({ status_code: 400 });
  await change(parent, { pincode: '1234' });
  expect((await checkPin(parent, '1234')).json()).toEqual({ is_right: true });
  for (const wrong of ['1235', '', '12345', '１２３４']) {
    expect((await checkPin(parent, wrong)).json()).toEqual({ is_right: false });
  }
  await change(parent, { pincode: '9999' });
  expect((await checkPin(parent, '1234')).json()).toEqual({ is_right: false });
});

test('spec 1 §7 a parental code is sent to the phone; it works for ten minutes, in addition to the user’s own', async () => {
  await change(person, { pincode: '7531' });
  const url = `/v2/users/self/parental_code/send?access_token=${person.userToken}`;
  const answer = await platform.app.inject({ method: 'POST', url });
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  const [message] = (await platform.app.inject('/sandbox/outbox.json?to=77017770001')).json();
  expect(message.text).toContain(message.code);
  const right = { is_right: true };
  expect((await checkPin(person, message.code)).json()).toEqual(right);
  expect((await checkPin(person, '7531')).json()).toEqual(right);
  platform.clock.advance(10 * 60_000);
  expect((await checkPin(person, '7531')).json()).toEqual(right);
  if (message.code !== '7531')
    expect((await checkPin(person, message.code)).json()).toEqual({ is_right: false });
});

test('spec 3 §8 the PIN by SMS: not twice in a minute, not without a PIN, not without a phone', async () => {
  const send = async (session: TestSession) =>
    (
      await platform.app.inject({
        method: 'POST',
        url: `/v2/users/self/parental_code/send?access_token=${session.userToken}`,
        headers: { 'accept-language': 'en' },
      })
    ).json();
  const nobody = await personSession(platform.app);
  expect(await send(nobody)).toMatchObject({ status_code: 400, detail: 'No PIN has been set.' });
  await change(nobody, { pincode: '1111' });
  expect(await send(nobody)).toMatchObject({ status_code: 400, detail: 'Your account has no phone number.' });
  const other = await personSession(platform.app, { phone: '77017770009' });
  await change(other, { pincode: '2222' });
  expect(await send(other)).toEqual({});
  expect(await send(other)).toMatchObject({ status_code: 429 });
  platform.clock.advance(60_000);
  expect(await send(other)).toEqual({});
});

test('spec 1 §4 Parental: a dialogue while there is no PIN, none after it is set or postponed, and none for a guest', async () => {
  const self = async (session: TestSession, language = 'uz') =>
    (
      await platform.app.inject({
        url: `/v2/users/self?access_token=${session.userToken}`,
        headers: { 'accept-language': language },
      })
    ).json();
  const parent = await personSession(platform.app);
  expect((await self(parent)).parental_dialogue).toEqual({
    icon: expect.stringContaining('/img/avatar/'),
    title: 'Ota-ona nazorati',
    message: expect.any(String),
    buttons: [
      { label: 'Kod oʻrnatish', action: 'parental_set', is_primary: true },
      { label: 'Hozir emas', action: 'parental_ignore', is_primary: false },
    ],
  });
  expect((await change(parent, { parental_status: 'ignore' })).json()).toMatchObject({
    parental_status: 'ignore',
    parental_dialogue: null,
  });
  expect((await change(parent, { parental_status: 'notset' })).json().parental_dialogue).not.toBeNull();
  expect((await change(parent, { pincode: '0000', parental_status: 'ignore' })).json()).toMatchObject({
    parental_status: 'set',
    parental_dialogue: null,
  });
  expect(await self(await guestSession(platform.app))).toMatchObject({
    parental_status: 'ignore',
    parental_dialogue: null,
  });
});

describe('a user’s own phone', () => {
  const request = (session: TestSession, phone: string) =>
    platform.app.inject({
      method: 'POST',
      url: `/v2/otps?access_token=${session.deviceToken}`,
      payload: { phone },
    });
  const codeOf = async (phone: string) =>
    (await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json()[0].code;

  test('spec 1 §7 a new phone requires the code that was sent to it', async () => {
    const mover = await personSession(platform.app, { phone: '77017770010' });
    const phone = '77017770011';
    expect((await change(mover, { phone })).json()).toMatchObject({
      status_code: 400,
      detail: { token: [expect.any(String)] },
    });
    expect((await request(mover, phone)).statusCode).toBe(200);
    const code = await codeOf(phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await change(mover, { phone, token: wrong })).statusCode).toBe(400);
    expect((await change(mover, { phone, token: code })).json()).toMatchObject({ phone, is_validated: true });
  });

  test('the previous number gets an SMS about the change; the devices of the user stay', async () => {
    const mover = await personSession(platform.app, { phone: '77017770016' });
    const phone = '77017770017';
    await request(mover, phone);
    expect((await change(mover, { phone, token: await codeOf(phone) })).statusCode).toBe(200);
    const [told] = (await platform.app.inject('/sandbox/outbox.json?to=77017770016')).json();
    expect(told.text).toBe(
      'The phone number of your account now ends in 17. If it was not you, call support.',
    );
    for (const token of [mover.userToken, mover.deviceToken]) {
      expect((await platform.app.inject(`/v2/users/self?access_token=${token}`)).json().phone).toBe(phone);
    }
  });

  test('quality S12 only a caller with the code of a number learns that another user has it', async () => {
    const owner = await personSession(platform.app, { phone: '77017770018' });
    const mover = await personSession(platform.app, { phone: '77017770019' });
    const phone = '77017770018';
    expect((await change(mover, { phone })).json().detail).toEqual({ token: [expect.any(String)] });
    await request(mover, phone);
    expect((await change(mover, { phone, token: '0' })).json().detail).toEqual(expect.any(String));
    expect((await change(mover, { phone, token: await codeOf(phone) })).json()).toMatchObject({
      status_code: 400,
      detail: { phone: ['User with this phone already exists.'] },
    });
    expect((await change(owner, { first_name: 'Ермек' })).json()).toMatchObject({ phone });
  });

  test('the same phone again needs no code, and a caller without a session gets none for an unknown phone', async () => {
    const owner = await personSession(platform.app, { phone: '77017770012' });
    expect((await change(owner, { phone: '+7 701 777 00 12' })).statusCode).toBe(200);
    const guest = await guestSession(platform.app);
    expect((await request(guest, '77017770013')).json()).toMatchObject({ error_code: 'invalid_phone' });
  });

  test('the first confirmation of a phone ends all sessions that were opened with it before', async () => {
    const squatter = await personSession(platform.app, { phone: '77017770014' });
    const phone = '77017770014';
    await platform.app.inject({ method: 'POST', url: '/v2/otps', payload: { phone } });
    const login = await platform.app.inject({
      method: 'POST',
      url: '/v2/auth/otp',
      payload: { phone, token: await codeOf(phone) },
    });
    expect(login.statusCode).toBe(200);
    for (const token of [squatter.userToken, squatter.deviceToken]) {
      expect((await platform.app.inject(`/v2/users/self?access_token=${token}`)).statusCode).toBe(401);
    }
    const self = await platform.app.inject(`/v2/users/self?access_token=${login.json().access_token}`);
    expect(self.json()).toMatchObject({ id: squatter.userId, is_validated: true });
  });

  test('attack: a device whose registration began before the token was dropped is not registered', async () => {
    const { userToken } = await personSession(platform.app, { phone: '77017770016' });
    const url = `/v2/users/self?access_token=${userToken}`;
    expect((await platform.app.inject(url)).statusCode).toBe(200);
    // The platform still caches the token, so the call passes authentication.
    await platform.db.delete(tokens).where(eq(tokens.hash, hashToken(userToken)));
    const device = { device_type: 'pc' };
    const registered = await platform.app.inject({
      method: 'POST',
      url: url.replace('self', 'self/devices'),
      payload: device,
    });
    expect(registered.statusCode).toBe(401);
  });

  test('attack: a password that is being compared while its user enters the first code opens no session', async () => {
    const phone = '77017770015';
    const squatter = { username: 'compared-meanwhile', password: 'correct horse' };
    const post = (url: string, payload: object) =>
      platform.app.inject({ method: 'POST', url: `/v2${url}`, payload });
    await post('/users', { ...squatter, phone });
    await post('/otps', { phone });
    const code = await codeOf(phone);
    let finish = () => {};
    const isCompared = new Promise<void>((begun) => {
      jest.spyOn(crypto, 'scrypt').mockImplementationOnce((...comparison) => {
        finish = () => crypto.scrypt(...comparison);
        begun();
      });
    });
    const byPassword = post('/auth/login', { login: squatter.username, password: squatter.password }).then(
      ({ statusCode }) => statusCode,
    );
    await isCompared;
    const owner = (await post('/auth/otp', { phone, token: code })).json();
    finish();
    expect(await byPassword).toBe(400);
    const self = await platform.app.inject(`/v2/users/self?access_token=${owner.access_token}`);
    expect(self.json()).toMatchObject({ phone });
  });
});

test('wire 2.8 a taken e-mail is named in detail', async () => {
  const other = await personSession(platform.app, { phone: '77017770002' });
  await change(person, { email: 'taken@example.kz' });
  expect((await change(other, { email: 'TAKEN@example.kz' })).json()).toMatchObject({
    status_code: 400,
    detail: { email: ['User with this email already exists.'] },
  });
});

test('spec 1 §6 a guest has to log in before any of this', async () => {
  const guest = await guestSession(platform.app);
  const changes = [
    { phone: '77017770003' },
    { email: 'a@b.kz' },
    { pincode: '1234' },
    { parental_status: 'notset' },
  ];
  for (const payload of changes) {
    expect((await change(guest, payload)).json()).toMatchObject({
      status_code: 403,
      error_code: 'permission_denied',
    });
  }
  expect((await change(guest, { settings: { volume: 50 } })).statusCode).toBe(200);
});

test('spec 1 §7 refer_id is set by user number, for oneself only', async () => {
  const other = await guestSession(platform.app);
  expect((await change(person, { refer_id: 'r-1' }, String(person.userId))).json().refer_id).toBe('r-1');
  expect((await change(person, { refer_id: 'r-2' }, String(other.userId))).statusCode).toBe(403);
  expect((await change(person, { refer_id: 'r-3' }, '99999999999')).statusCode).toBe(404);
});

test('wire 2.10 has the list of profiles and the active one', async () => {
  const list = await platform.app.inject(`/v2/users/self/profiles?access_token=${person.userToken}`);
  expect(list.json()).toHaveLength(1);
  expect(list.json()[0]).toMatchObject({
    name: 'Основной',
    is_unnamed: true,
    role: 'adult',
    profile: { role: 'adult' },
  });
  for (const token of [person.userToken, person.deviceToken]) {
    const active = await platform.app.inject(`/v2/users/self/profile?access_token=${token}`);
    expect(active.json()).toEqual(list.json()[0]);
  }
});

test('spec 3 §4 Profile editing: the first profile is called in the language of its reader until it gets a name', async () => {
  const somebody = await personSession(platform.app, { phone: '77017770099' });
  const url = `/v2/users/self/profiles?access_token=${somebody.userToken}`;
  const named = async (language: string) =>
    (await platform.app.inject({ url, headers: { 'accept-language': language } })).json()[0];
  expect([(await named('kk')).name, (await named('en')).name]).toEqual(['Негізгі', 'Main']);
  const { id } = await named('ru');
  const rename = { method: 'PATCH', url: url.replace('profiles?', `profiles/${id}?`) } as const;
  expect((await platform.app.inject({ ...rename, payload: { name: 'Айгүл' } })).statusCode).toBe(200);
  expect([(await named('kk')).name, (await named('en')).name]).toEqual(['Айгүл', 'Айгүл']);
});
