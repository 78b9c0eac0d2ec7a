import fc from 'fast-check';
import { tokens } from '../../src/db/schema/session.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const post = (url: string, payload: object) => platform.app.inject({ method: 'POST', url, payload });

let lastPhone = 77_070_000_000;
async function knownPhone(): Promise<string> {
  lastPhone += 1;
  await post('/v2/users', { username: `u${lastPhone}`, phone: String(lastPhone) });
  return String(lastPhone);
}

test('spec 1 §9 the next code may be requested after 60 s; before that 429 gives the time to wait', async () => {
  const phone = await knownPhone();
  expect((await post('/v2/otps', { phone })).statusCode).toBe(200);
  platform.clock.advance(20_000);
  const refused = await platform.app.inject({
    method: 'POST',
    url: '/v2/otps',
    payload: { phone },
    headers: { 'accept-language': 'en' },
  });
  expect(refused.headers['retry-after']).toBe('40');
  expect(refused.json()).toMatchObject({
    status_code: 429,
    error_code: 'throttled',
    detail: 'A code has just been sent. You can request another in 40 s.',
  });
  platform.clock.advance(40_000);
  expect((await post('/v2/otps', { phone })).statusCode).toBe(200);
});

test('spec 1 §4 an unknown phone does not start the timer: the client creates the user and requests a code at once', async () => {
  const phone = '77079990001';
  expect((await post('/v2/otps', { phone })).json()).toMatchObject({ error_code: 'invalid_phone' });
  await post('/v2/users', { username: 'late', phone });
  expect((await post('/v2/otps', { phone })).statusCode).toBe(200);
});

type Step = { kind: 'send' } | { kind: 'wait'; seconds: number } | { kind: 'try'; shift: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('send' as const) }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 1200 }) }),
  fc.record({ kind: fc.constant('try' as const), shift: fc.integer({ min: 1, max: 999_999 }) }),
);

test('no sequence of wrong codes ever logs in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const phone = await knownPhone();
      const held = (await platform.db.select().from(tokens)).length;
      let code = 0;
      for (const action of steps) {
        if (action.kind === 'wait') platform.clock.advance(action.seconds * 1000);
        if (action.kind === 'send' && (await post('/v2/otps', { phone })).statusCode === 200) {
          code = Number((await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json()[0].code);
        }
        if (action.kind === 'try') {
          // Any code except the one that was sent last.
          const token = String((code + action.shift) % 1_000_000).padStart(6, '0');
          const answer = await post('/v2/auth/otp', { phone, token });
          expect([400, 429]).toContain(answer.statusCode);
          expect(answer.json()).not.toHaveProperty('access_token');
        }
      }
      expect(await platform.db.select().from(tokens)).toHaveLength(held);
    }),
    { numRuns: 40 },
  );
});
