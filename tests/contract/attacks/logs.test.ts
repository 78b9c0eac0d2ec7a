import { unsealData } from 'iron-session';
import { startEchoPlatform } from '../support/echo-platform';
import { type Answered, ask } from '../support/plain-http';
import { type RealPlatform, startRealPlatform } from '../support/real-platform';
import { type RealWeb, SECRET, startRealWeb } from '../support/real-web';
import { Sandbox } from '../support/sandbox';

/** The log of the web app when every call fails and the request contains all kinds of secrets. */

const PHONE = '77015550199';
const PASSWORD = 'canary-password';
const PIN = '7306';
const CARD = '4111111111111111';
const EMAIL = 'canary@example.kz';

let platform: RealPlatform;
let sandbox: Sandbox;
let web: RealWeb;

beforeAll(async () => {
  platform = await startRealPlatform();
  sandbox = new Sandbox(platform.url);
  web = await startRealWeb(platform.url);
});
afterAll(async () => {
  await web?.stop();
  await platform?.stop();
});

const jar = new Map<string, string>();

async function call(method: string, path: string, body?: object, { url } = web): Promise<Answered> {
  const { host } = new URL(url);
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    host,
    origin: url,
    cookie,
    'content-type': 'application/json',
    'accept-language': 'ru',
  };
  const answer = await ask(url, path, headers, method, body ? JSON.stringify(body) : '');
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    jar.set(name, value);
  }
  return answer;
}

/** The logged reasons of failures. */
const reasons = ({ words }: RealWeb) =>
  [...words().matchAll(/^\{.*\}$/gm)].map(
    ([line]) => JSON.parse(line) as { requestId?: string; why?: string[] },
  );

let token = '';
let deviceId = '';
let sealed = '';
let code = '';

beforeAll(async () => {
  await call('POST', '/api/session');
  await call('POST', '/api/session/code', { phone: PHONE });
  code = await sandbox.codeTo(PHONE);
  expect((await call('POST', '/api/session/login', { phone: PHONE, code })).status).toBe(200);
  sealed = decodeURIComponent(jar.get('taspa_session') ?? '');
  const { session } = await unsealData<{ session: { token: string; deviceId: string } }>(sealed, {
    password: SECRET,
  });
  token = session.token;
  deviceId = session.deviceId;
  expect(token.length).toBeGreaterThan(20);
  expect(deviceId.length).toBeGreaterThan(20);
});

const everything = (): ReadonlyArray<readonly [string, string, object?]> => [
  ['GET', '/api/session/account'],
  ['PATCH', '/api/session/account', { name: PHONE, email: EMAIL }],
  ['POST', '/api/session/pin', { pin: PIN, action: 'pay' }],
  ['POST', '/api/session/pin', { pin: PIN, action: 'vod', pincode: PIN }],
  ['POST', '/api/session/promo', { key: CARD.slice(0, 15), attempt: '00000000-0000-4000-8000-000000000000' }],
  ['POST', '/api/session/promo/check', { key: CARD.slice(0, 15) }],
  ['POST', '/api/session/login', { login: EMAIL, password: PASSWORD }],
  ['POST', '/api/session/login', { login: PHONE, password: `${PASSWORD} ${CARD}` }],
  ['POST', '/api/session/login', { phone: PHONE, code }],
  ['POST', '/api/session/code', { phone: PHONE }],
  ['GET', `/api/session/code?phone=${PHONE}`],
  ['GET', '/api/v2/users/self/channel_list'],
  ['GET', `/api/v2/users/self/channel_list?access_token=${token}`],
  ['GET', `/?token=${token}`],
  ['GET', `/movies?mail=${EMAIL}&access_token=${token}`],
  ['GET', `/search?q=${PHONE}`],
];

function expectNoSecrets(site: RealWeb): void {
  expect(site.words()).not.toMatch(
    new RegExp([PHONE, PHONE.slice(-7), CARD.slice(0, 12), EMAIL, PASSWORD].join('|')),
  );
  expect(site.words()).not.toContain(token);
  expect(site.words()).not.toContain(sealed);
  const why = reasons(site).flatMap((line) => line.why ?? []);
  expect(why.length).toBeGreaterThan(10);
  for (const secret of [PIN, code]) expect(why.filter((one) => one.includes(secret))).toEqual([]);
}

test('quality S34: when every call fails, no log line contains a phone, a code, a token, a PIN, a password, a card or an e-mail, and each failure has the number that the viewer sees', async () => {
  const failed: Answered[] = [];
  for (const fault of [{ status: 500 }, { cut: true }]) {
    await sandbox.fault({ match: '* /v2/*', ...fault });
    for (const [method, path, body] of everything()) {
      const answer = await call(method, path, body);
      if (answer.status >= 500 && path.startsWith('/api/')) failed.push(answer);
    }
    await sandbox.heal();
  }

  expect(failed.length).toBeGreaterThan(10);
  const known = new Set(reasons(web).map(({ requestId }) => requestId));
  for (const { body } of failed) {
    const { request_id: id, message } = JSON.parse(body);
    expect([known.has(id), message]).toEqual([true, expect.stringContaining(id)]);
  }
  expectNoSecrets(web);
});

test("quality S34: when calls about the viewer's device fail, no line contains the device's secret", async () => {
  const from = reasons(web).length;
  await sandbox.fault({ match: '* /v2/users/self/devices/*', cut: true });
  // The parents' settings are read from the device.
  expect((await call('POST', '/api/session/promo/card', { attempt: crypto.randomUUID() })).status).toBe(503);
  await sandbox.heal();
  const why = reasons(web)
    .slice(from)
    .flatMap((line) => line.why ?? []);
  expect(why.filter((one) => one.includes('/users/self/devices/'))).not.toEqual([]);
  expect(web.words()).not.toContain(deviceId);
});

test('quality S34: a platform whose messages repeat the whole request puts no secret into the log either', async () => {
  const echo = await startEchoPlatform();
  let site: RealWeb | null = null;
  try {
    site = await startRealWeb(echo.url);
    for (const [method, path, body] of everything()) await call(method, path, body, site);
    expectNoSecrets(site);
  } finally {
    await site?.stop();
    echo.stop();
  }
});
