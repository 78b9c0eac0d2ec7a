import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { ownDataFolder } from '../../src/data-folder.ts';
import { users } from '../../src/db/schema/session.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { personSession } from '../support/session.ts';

/** Attacks on stored data: reading logs, the disk or the sandbox, or using the bank's pages. */

const lines: string[] = [];
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({
    env: { logLevel: 'trace' },
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => platform.close());

const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers = {}) =>
  platform.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });

test('attack: the log contains no phone, search text, promo key, PIN or device id', async () => {
  lines.length = 0;
  const phone = '77011234567';
  const person = await personSession(platform.app, { phone });
  const token = `access_token=${person.userToken}`;
  const text = 'quietsearchtext';
  const promo = 'SECRETKEY77';
  for (const url of [
    `/v2/otp/exist?phone=${phone}`,
    `/v2/otp/send_methods?phone=%2B${phone}`,
    `/v2/search/suggest?q=${text}`,
    `/v2/esearch?query=${text}&text=${text}`,
    `/v2/rows/search?text=${text}&limit=3`,
    `/v2/promokeys/${promo}/info`,
    `/v2/nowhere/${phone}?promo=${promo}`,
    `/v2/users/self?${token}&phone=${phone}`,
    `/v2/users/self/devices/${person.deviceId}?${token}`,
  ]) {
    await send('GET', url);
  }
  await send('POST', '/v2/otps', { phone });
  await send('POST', `/v2/users/self/promokeys/check?${token}`, { key: promo });
  await send('POST', `/v2/users/self/promokeys?${token}&key=${promo}`, { key: promo });
  await send('PATCH', `/v2/users/self?${token}`, { pincode: '7391' });
  await send('POST', `/sandbox/messenger/${phone}`);
  const [sent] = (await send('GET', `/sandbox/outbox.json?to=${phone}`)).json();
  await send('POST', '/v2/auth/otp', { phone, token: sent.code });
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(12);
  for (const secret of [
    phone,
    text,
    promo,
    person.deviceId,
    person.userToken,
    person.deviceToken,
    sent.code,
  ]) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(/pincode|"7391"/);
  expect(log).toContain('/v2/rows/search?text=***&limit=3');
});

test('attack: another user of the machine can read nothing in the data folder, not even what an earlier release left open', () => {
  const mask = process.umask(0o022);
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'taspa-folder-')), 'data');
  const modeOf = (file: string) => statSync(file).mode & 0o777;
  try {
    ownDataFolder(folder);
    process.umask(0o022);
    writeFileSync(path.join(folder, 'of-before'), 'x');
    expect(modeOf(path.join(folder, 'of-before'))).toBe(0o644);
    ownDataFolder(folder);
    writeFileSync(path.join(folder, 'new'), 'x');
    expect([folder, path.join(folder, 'of-before'), path.join(folder, 'new')].map(modeOf)).toEqual([
      0o700, 0o600, 0o600,
    ]);
  } finally {
    process.umask(mask);
    rmSync(path.dirname(folder), { recursive: true, force: true });
  }
});

test('attack: neither a copy of the database nor a token reveals a PIN', async () => {
  const person = await personSession(platform.app, { phone: '77011234568' });
  const other = await personSession(platform.app);
  const token = `access_token=${person.userToken}`;
  for (const { userToken } of [person, other]) {
    await send('PATCH', `/v2/users/self?access_token=${userToken}`, { pincode: '7391' });
  }
  await send('POST', `/v2/users/self/parental_code/send?${token}`);
  const [{ code }] = (await send('GET', '/sandbox/outbox.json?to=77011234568')).json();
  const rows = await platform.db
    .select()
    .from(users)
    .where(inArray(users.id, [person.userId, other.userId]));
  for (const { pinHash } of rows) expect(pinHash).toMatch(/^scrypt\$/);
  expect(new Set(rows.map(({ pinHash }) => pinHash)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  expect((await send('GET', `/v2/users/self?${token}`)).json().parental_code).toBe('');
});

describe('the sandbox', () => {
  const page = { origin: 'https://evil.example' };

  test.each([
    '/sandbox/outbox.json',
    '/sandbox/requests.json',
    '/sandbox',
    '/sandbox/operator/tokens.json',
    '/bank/1?key=x',
  ])('attack: a page of another site cannot read %s', async (url) => {
    const { headers } = await send('GET', url, undefined, page);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test('the API itself stays readable for pages of any site (wire 1.3)', async () => {
    const { headers } = await send('GET', '/v2/packets', undefined, page);
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test.each(['cross-site', 'same-site'])(
    'attack: a form of a %s page changes nothing in the sandbox',
    async (site) => {
      const answer = await send(
        'POST',
        '/sandbox/faults',
        { match: '*', cut: true },
        { 'sec-fetch-site': site },
      );
      expect(answer.json()).toMatchObject({ status_code: 403 });
      expect((await send('GET', '/sandbox/faults')).json()).toEqual([]);
    },
  );

  test('its own page and a program without a browser can change it', async () => {
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, {}]) {
      const order = { match: 'GET /nowhere', status: 500 };
      expect((await send('POST', '/sandbox/faults', order, headers)).statusCode).toBe(201);
    }
    await platform.app.inject({ method: 'DELETE', url: '/sandbox/faults' });
  });
});
