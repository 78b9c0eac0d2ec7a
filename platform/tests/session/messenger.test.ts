import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = (url: string, payload: object = {}) => platform.app.inject({ method: 'POST', url, payload });
const json = async (url: string) => (await platform.app.inject(url)).json();

let lastPhone = 998_901_000_000;
/** A user of the provider that sends codes by messenger. */
async function customer(): Promise<string> {
  lastPhone += 1;
  const phone = String(lastPhone);
  await post('/v2/users?provider=uznet', { username: `u${phone}`, phone });
  return phone;
}

test('wire 2 send_methods: in the provider’s own order, the preferred one first', async () => {
  const phone = await customer();
  expect(await json(`/v2/otp/send_methods?phone=${phone}`)).toEqual({ methods: ['telegram', 'sms'] });
  expect(await json('/v2/otp/send_methods?phone=77010000000')).toEqual({ methods: ['sms'] });
});

test('quality S12: with a named provider codes use its send methods, for customers of other providers too', async () => {
  const theirs = await customer();
  lastPhone += 1;
  const elsewhere = String(lastPhone);
  await post('/v2/users', { username: `u${elsewhere}`, phone: elsewhere });
  for (const phone of [theirs, elsewhere, '998909999999']) {
    expect(await json(`/v2/otp/send_methods?provider=uznet&phone=${phone}`)).toEqual({
      methods: ['telegram', 'sms'],
    });
    expect(await json(`/v2/otp/send_methods?provider=almatv&phone=${phone}`)).toEqual({ methods: ['sms'] });
  }
  const answers = [];
  for (const phone of [theirs, elsewhere]) {
    const requested = await post('/v2/otps?provider=uznet', { phone, can_display_message: true });
    answers.push({ ...requested.json(), phone: null });
  }
  expect(answers[0]).toMatchObject({ send_method: 'telegram' });
  expect(answers[0]).toEqual(answers[1]);
});

test('spec 3 §4 the telegram path: no code exists until "start" was pressed in the bot', async () => {
  const phone = await customer();
  const requested = await post('/v2/otps', { phone, can_display_message: true });
  expect(requested.json()).toMatchObject({
    phone,
    send_method: 'telegram',
    message: expect.stringContaining('@taspa_code_bot'),
  });
  expect(await json(`/sandbox/outbox.json?to=${phone}`)).toEqual([]);
  expect(await json(`/v2/otp/exist?phone=${phone}`)).toEqual({ exist: false });
  expect((await platform.app.inject('/sandbox')).body).toContain(`/sandbox/messenger/${phone}`);

  expect((await post(`/sandbox/messenger/${phone}`)).statusCode).toBe(200);
  expect(await json(`/v2/otp/exist?phone=${phone}`)).toEqual({ exist: true });
  const [message] = await json(`/sandbox/outbox.json?to=${phone}`);
  expect(message).toMatchObject({ channel: 'messenger', code: expect.stringMatching(/^\d{6}$/) });
  expect((await post('/v2/auth/otp', { phone, token: message.code })).statusCode).toBe(200);
});

test('a client that cannot show the address of the bot gets its code by SMS', async () => {
  const phone = await customer();
  expect((await post('/v2/otps', { phone })).json()).toMatchObject({ send_method: 'sms', message: null });
  expect((await json(`/sandbox/outbox.json?to=${phone}`))[0]).toMatchObject({ channel: 'sms' });
});

test('"start" pressed twice, too late or by a stranger creates no code', async () => {
  const phone = await customer();
  expect((await post(`/sandbox/messenger/${phone}`)).statusCode).toBe(404);
  await post('/v2/otps', { phone, can_display_message: true });
  platform.clock.advance(10 * 60_000);
  expect((await post(`/sandbox/messenger/${phone}`)).statusCode).toBe(404);
  await post('/v2/otps', { phone, can_display_message: true });
  expect((await post(`/sandbox/messenger/${phone}`)).statusCode).toBe(200);
  expect((await post(`/sandbox/messenger/${phone}`)).statusCode).toBe(404);
});

test('before "start" was pressed no code is accepted, not even an empty one', async () => {
  const phone = await customer();
  await post('/v2/otps', { phone, can_display_message: true });
  for (const token of ['000000', ' ', 'null', '0']) {
    expect((await post('/v2/auth/otp', { phone, token })).statusCode).toBe(400);
  }
});
