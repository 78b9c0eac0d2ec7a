import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession, type TestSession } from '../support/session.ts';

let platform: TestPlatform;
let person: TestSession;
beforeAll(async () => {
  platform = await testPlatform();
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

test('spec 1 §7 a person changes name, e-mail and settings', async () => {
  const answer = await change(person, { first_name: 'Аружан', email: 'Aru@Example.kz', settings: { a: 1 } });
  expect(answer.json()).toMatchObject({ first_name: 'Аружан', email: 'aru@example.kz', settings: { a: 1 } });
});

test('spec 1 §5 the PIN makes the parental status "set"', async () => {
  const before = await platform.app.inject(`/v2/users/self?access_token=${person.userToken}`);
  expect(before.json().parental_status).toBe('notset');
  const after = await change(person, { pincode: '0412' });
  expect(after.json()).toMatchObject({ parental_status: 'set', parental_code: '0412' });
});

test.each(['123', '12345', '12a4', ''])(
  'spec 3 §9 the PIN has four digits: "%s" is refused',
  async (pincode) => {
    expect((await change(person, { pincode })).statusCode).toBe(400);
  },
);

test('spec 1 §7 the parental code is sent to the phone', async () => {
  await change(person, { pincode: '7531' });
  const url = `/v2/users/self/parental_code/send?access_token=${person.userToken}`;
  const answer = await platform.app.inject({ method: 'POST', url });
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  const [message] = (await platform.app.inject('/sandbox/outbox.json?to=77017770001')).json();
  expect(message.code).toBe('7531');
});

test('wire §2.8 a taken e-mail and phone are named in detail', async () => {
  const other = await personSession(platform.app, { phone: '77017770002' });
  await change(person, { email: 'taken@example.kz' });
  expect((await change(other, { email: 'TAKEN@example.kz' })).json()).toMatchObject({
    status_code: 400,
    detail: { email: ['User with this email already exists.'] },
  });
  expect((await change(other, { phone: '77017770001' })).json()).toMatchObject({
    status_code: 400,
    detail: { phone: ['User with this phone already exists.'] },
  });
});

test('spec 1 §6 a guest has to sign in before any of this', async () => {
  const guest = await guestSession(platform.app);
  for (const wish of [{ phone: '77017770003' }, { email: 'a@b.kz' }, { pincode: '1234' }]) {
    expect((await change(guest, wish)).json()).toMatchObject({
      status_code: 403,
      error_code: 'permission_denied',
    });
  }
  expect((await change(guest, { settings: { volume: 50 } })).statusCode).toBe(200);
});

test('spec 1 §7 refer_id by number, one’s own only', async () => {
  const other = await guestSession(platform.app);
  expect((await change(person, { refer_id: 'r-1' }, String(person.userId))).json().refer_id).toBe('r-1');
  expect((await change(person, { refer_id: 'r-2' }, String(other.userId))).statusCode).toBe(403);
  expect((await change(person, { refer_id: 'r-3' }, '99999999999')).statusCode).toBe(404);
});

test('wire §2.10 the list of profiles and the active one', async () => {
  const list = await platform.app.inject(`/v2/users/self/profiles?access_token=${person.userToken}`);
  expect(list.json()).toHaveLength(1);
  expect(list.json()[0]).toMatchObject({ name: 'Основной', role: 'adult', profile: { role: 'adult' } });
  for (const token of [person.userToken, person.deviceToken]) {
    const active = await platform.app.inject(`/v2/users/self/profile?access_token=${token}`);
    expect(active.json()).toEqual(list.json()[0]);
  }
});
