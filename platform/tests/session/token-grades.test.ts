import Fastify from 'fastify';
import { addAuth } from '../../src/http/auth.ts';
import type { Caller } from '../../src/http/caller.ts';
import { addFailures } from '../../src/http/failures.ts';

const LOGIN = '1'.repeat(40);
const DEVICE = '2'.repeat(40);
const PROVIDER = '3'.repeat(40);
const OTHERS_PROVIDER = '4'.repeat(40);

const caller = (grade: Caller['grade']): Caller => ({
  grade,
  tokenHash: '',
  userId: 1,
  isGuest: false,
  providerId: 1,
  timezone: 'UTC',
  deviceId: null,
  profileId: null,
  childLevel: null,
});

function appWithGrades() {
  const app = Fastify();
  addFailures(app);
  addAuth(app, {
    find: async (token) => (token === LOGIN ? caller('user') : token === DEVICE ? caller('device') : null),
    findProvider: async (token) => (token === PROVIDER ? 1 : token === OTHERS_PROVIDER ? 8 : null),
    issue: async () => '',
    drop: async () => undefined,
    forget: () => undefined,
  });
  for (const access of ['open', 'public', 'user', 'device'] as const) {
    app.get(`/v2/${access}`, { config: { access } }, async (request) => ({
      who: request.caller?.grade ?? 'nobody',
    }));
  }
  app.get('/v2/provider', { config: { access: 'provider' } }, async (request) => ({
    who: request.callingProviderId,
  }));
  return app;
}

test.each([
  ['open', '', 200],
  ['open', 'f'.repeat(40), 200],
  ['public', '', 200],
  ['public', 'f'.repeat(40), 401],
  ['public', LOGIN, 200],
  ['user', '', 401],
  ['user', LOGIN, 200],
  ['user', DEVICE, 200],
  ['device', '', 401],
  ['device', LOGIN, 401],
  ['device', DEVICE, 200],
])('wire 1.2 a route of access %s with token "%s"', async (access, token, status) => {
  const answer = await appWithGrades().inject(`/v2/${access}?access_token=${token}`);
  expect(answer.statusCode).toBe(status);
});

test('wire 1.2 a login token on a device route fails as on the live service', async () => {
  const answer = await appWithGrades().inject(`/v2/device?access_token=${LOGIN}`);
  expect(answer.json()).toMatchObject({ status_code: 401, error_code: 'authentication_failed' });
});

test.each([
  ['without a token', '', 401],
  ['with its token', `?token=${PROVIDER}`, 200],
  ['with an unknown token', `?token=${'f'.repeat(40)}`, 401],
  ['with a user’s token', `?token=${LOGIN}`, 401],
  ['with its token as a user’s token', `?access_token=${PROVIDER}`, 401],
  ['with two tokens', `?token=${PROVIDER}&token=${PROVIDER}`, 401],
])('wire 1.2 a provider’s system %s', async (_what, query, status) => {
  expect((await appWithGrades().inject(`/v2/provider${query}`)).statusCode).toBe(status);
});

test.each([
  ['public', `?token=${PROVIDER}`, 200],
  ['public', `?token=${'f'.repeat(40)}`, 401],
  ['public', '?token=x', 401],
  ['public', `?token=${'f'.repeat(40)}&access_token=${LOGIN}`, 401],
  ['public', `?token=${PROVIDER}&access_token=${LOGIN}`, 200],
  ['public', `?token=${OTHERS_PROVIDER}&access_token=${LOGIN}`, 401],
  ['user', `?token=${PROVIDER}`, 401],
  ['user', `?token=${'f'.repeat(40)}&access_token=${LOGIN}`, 401],
  ['user', `?token=${PROVIDER}&access_token=${LOGIN}`, 200],
  ['device', `?token=${OTHERS_PROVIDER}&access_token=${DEVICE}`, 401],
  ['open', `?token=${'f'.repeat(40)}`, 200],
])('provider-api P12: a route of access %s with %s is %i', async (access, query, status) => {
  expect((await appWithGrades().inject(`/v2/${access}${query}`)).statusCode).toBe(status);
});

test('the server does not start with a route that does not declare its access', () => {
  const app = appWithGrades();
  expect(() => app.get('/v2/forgotten', async () => ({}))).toThrow(
    'GET /v2/forgotten does not declare its access',
  );
});
