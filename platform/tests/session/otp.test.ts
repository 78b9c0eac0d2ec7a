import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = (url: string, payload: object) => platform.app.inject({ method: 'POST', url, payload });

let lastPhone = 77_010_000_000;
/** The phone of an existing user. */
async function knownPhone(): Promise<string> {
  lastPhone += 1;
  const phone = String(lastPhone);
  await post('/v2/users', { username: `u${phone}`, phone });
  return phone;
}

/** Spec 1 §9: the next code may be requested after a minute. */
const RESEND_MS = 60_000;

async function codeFor(phone: string): Promise<string> {
  platform.clock.advance(RESEND_MS);
  const answer = await post('/v2/otps', { phone });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const [message] = (await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json();
  return message.code;
}

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('spec 1 §4 an unknown phone is invalid_phone; once the user is created, the code is sent', async () => {
  const phone = '77019990000';
  expect((await post('/v2/otps', { phone })).json()).toMatchObject({
    status_code: 400,
    error_code: 'invalid_phone',
  });
  expect((await post('/v2/users', { username: 'new-person', phone })).statusCode).toBe(200);
  const sent = await post('/v2/otps', { phone: '+7 (701) 999-00-00' });
  expect([sent.statusCode, sent.json()]).toEqual([200, { phone, send_method: 'sms', message: null }]);
  const [message] = (await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json();
  expect(message).toMatchObject({ to: phone, channel: 'sms', code: expect.stringMatching(/^\d{6}$/) });
  expect(message.text).toContain(message.code);
});

test('a code logs in once', async () => {
  const phone = await knownPhone();
  const token = await codeFor(phone);
  const answer = await post('/v2/auth/otp', { phone, token });
  expect(answer.json()).toMatchObject({
    access_token: expect.stringMatching(/^[0-9a-f]{40}$/),
    expired: null,
  });
  expect((await post('/v2/auth/otp', { phone, token })).statusCode).toBe(400);
});

test('of ten concurrent uses one succeeds', async () => {
  const phone = await knownPhone();
  const token = await codeFor(phone);
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('/v2/auth/otp', { phone, token })));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
});

test('a wrong code gives a detail text', async () => {
  const phone = await knownPhone();
  const code = await codeFor(phone);
  const answer = await post('/v2/auth/otp', { phone, token: wrongFor(code) });
  expect(answer.json()).toMatchObject({
    status_code: 400,
    detail: 'Неверный код. Проверьте его и попробуйте снова.',
  });
});

test('refuses a code after five wrong attempts', async () => {
  const phone = await knownPhone();
  const code = await codeFor(phone);
  for (let tries = 0; tries < 5; tries += 1) await post('/v2/auth/otp', { phone, token: wrongFor(code) });
  const answer = await post('/v2/auth/otp', { phone, token: code });
  expect(answer.json()).toMatchObject({
    status_code: 400,
    detail: 'Код больше не действует. Запросите новый.',
  });
});

test.each([
  ['just before', 10 * 60_000 - 1, 200],
  ['at', 10 * 60_000, 400],
])('a code %s the end of its ten minutes', async (_when, age, status) => {
  const phone = await knownPhone();
  const token = await codeFor(phone);
  platform.clock.advance(age);
  expect((await post('/v2/auth/otp', { phone, token })).statusCode).toBe(status);
});

test('a new code invalidates the previous one', async () => {
  const phone = await knownPhone();
  const first = await codeFor(phone);
  const second = await codeFor(phone);
  if (first !== second) expect((await post('/v2/auth/otp', { phone, token: first })).statusCode).toBe(400);
  expect((await post('/v2/auth/otp', { phone, token: second })).statusCode).toBe(200);
});

test('a phone gets at most five codes in ten minutes', async () => {
  const phone = await knownPhone();
  for (let sent = 0; sent < 5; sent += 1) await codeFor(phone);
  platform.clock.advance(RESEND_MS);
  const answer = await post('/v2/otps', { phone });
  expect(answer.json()).toMatchObject({ status_code: 429, error_code: 'throttled' });
});

test('spec 1 §7 answers whether a code is pending for a phone', async () => {
  const phone = await knownPhone();
  const exists = async () => (await platform.app.inject(`/v2/otp/exist?phone=${phone}`)).json();
  expect(await exists()).toEqual({ exist: false });
  await codeFor(phone);
  expect(await exists()).toEqual({ exist: true });
  expect((await platform.app.inject(`/v2/otp/send_methods?phone=${phone}`)).json()).toEqual({
    methods: ['sms'],
  });
});

test.each(['123', 'not a phone', '1'.repeat(16)])('refuses "%s" as a phone', async (phone) => {
  const answer = await post('/v2/otps', { phone });
  expect(answer.json()).toMatchObject({ status_code: 400, detail: { phone: [expect.any(String)] } });
});
