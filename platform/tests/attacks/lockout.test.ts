import { payerAt } from '../commerce/payer.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { personSession } from '../support/session.ts';

/** Attacks that try to lock out the owner of a phone by failed attempts in the owner's name. */

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'full' });
});
afterAll(() => platform.close());

const OWNER = '198.51.100.10';
const STRANGER = '198.18.0.66';
const MINUTE = 60_000;

const post = (from: string, url: string, payload: object, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url, payload, remoteAddress: from, headers });
const newestTo = async (phone: string): Promise<string> =>
  (await platform.app.inject(`/sandbox/outbox.json?to=${phone}`)).json()[0].code;
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

let last = 77_090_000_000;
async function ownedPhone(): Promise<string> {
  last += 1;
  await personSession(platform.app, { phone: String(last) });
  return String(last);
}

async function requestCode(from: string, phone: string, path = '/v2/otps', headers = {}) {
  const answer = await post(from, path, { phone }, headers);
  return { status: answer.statusCode, code: answer.statusCode === 200 ? await newestTo(phone) : '' };
}

async function attempt(from: string, phone: string, token: string, path = '/v2/auth/otp', headers = {}) {
  return (await post(from, path, { phone, token }, headers)).statusCode;
}

/** A stranger requests codes and enters wrong ones until everything is refused. */
async function exhaustAttempts(phone: string, from = STRANGER, headers = {}) {
  for (let round = 0; round < 6; round += 1) {
    const { code } = await requestCode(from, phone, '/v2/otps', headers);
    for (let tries = 0; tries < 8; tries += 1)
      await attempt(from, phone, wrongFor(code || '1'), '/v2/auth/otp', headers);
    platform.clock.advance(MINUTE);
  }
}

test('attack: a stranger’s wrong codes do not lock out the owner, who requests a code and logs in at once', async () => {
  const phone = await ownedPhone();
  await exhaustAttempts(phone);
  const { status, code } = await requestCode(OWNER, phone);
  expect(status).toBe(200);
  expect(await attempt(OWNER, phone, code)).toBe(200);
});

test('attack: a stranger’s wrong codes for the operator’s login do not lock the owner out of any login method', async () => {
  const phone = `7727${String(last).slice(-7)}`;
  await personSession(platform.app, { phone });
  for (let round = 0; round < 4; round += 1) {
    const { code } = await requestCode(STRANGER, phone, '/v2/mw/otps');
    for (let tries = 0; tries < 8; tries += 1)
      await attempt(STRANGER, phone, wrongFor(code || '1'), '/v2/mw/auth/otp');
    platform.clock.advance(MINUTE);
  }
  for (const [path, opens] of [
    ['/v2/otps', '/v2/auth/otp'],
    ['/v2/mw/otps', '/v2/mw/auth/otp'],
  ] as const) {
    const { code } = await requestCode(OWNER, phone, path);
    expect(await attempt(OWNER, phone, code, opens)).toBe(200);
  }
});

test('attack: wrong codes from a stranger use up none of the owner’s attempts', async () => {
  const phone = await ownedPhone();
  const { code } = await requestCode(OWNER, phone);
  for (let tries = 0; tries < 20; tries += 1) await attempt(STRANGER, phone, wrongFor(code));
  for (let tries = 0; tries < 4; tries += 1) expect(await attempt(OWNER, phone, wrongFor(code))).toBe(400);
  expect(await attempt(OWNER, phone, code)).toBe(200);
});

test('attack: a stranger who requests codes all the time neither invalidates nor delays the owner’s code', async () => {
  const phone = await ownedPhone();
  await requestCode(STRANGER, phone);
  const { status, code } = await requestCode(OWNER, phone);
  expect(status).toBe(200);
  for (let round = 0; round < 5; round += 1) {
    platform.clock.advance(MINUTE);
    await requestCode(STRANGER, phone);
  }
  expect(await attempt(OWNER, phone, code)).toBe(200);
});

test('attack: wrong codes for a phone without a pending code are not counted', async () => {
  const phone = await ownedPhone();
  for (let tries = 0; tries < 40; tries += 1) expect(await attempt(OWNER, phone, '123456')).toBe(400);
  const { code } = await requestCode(OWNER, phone);
  expect(await attempt(OWNER, phone, code)).toBe(200);
});

test('a code requested in one network works in another, because phones change networks', async () => {
  const phone = await ownedPhone();
  const { code } = await requestCode(OWNER, phone);
  expect(await attempt('198.18.1.5', phone, code)).toBe(200);
});

test('attack: strangers together have three attempts at a code, however many addresses they use', async () => {
  const phone = await ownedPhone();
  const { code } = await requestCode(OWNER, phone);
  for (let from = 1; from <= 3; from += 1)
    expect(await attempt(`198.18.0.${from}`, phone, wrongFor(code))).toBe(400);
  expect(await attempt('198.18.0.9', phone, code)).toBe(400);
  expect(await attempt(OWNER, phone, code)).toBe(200);
});

test('attack: a phone under attack gets codes with one attempt each, and its owner can still log in', async () => {
  const phone = await ownedPhone();
  for (let from = 1; from <= 4; from += 1) {
    const { code } = await requestCode(`198.18.0.${from}`, phone);
    for (let tries = 0; tries < 5; tries += 1) await attempt(`198.18.0.${from}`, phone, wrongFor(code));
  }
  const attacker = '198.18.0.77';
  const { code: guessed } = await requestCode(attacker, phone);
  await attempt(attacker, phone, wrongFor(guessed));
  expect(await attempt(attacker, phone, guessed)).toBe(400);
  const { code } = await requestCode(OWNER, phone);
  expect(await attempt(OWNER, phone, code)).toBe(200);
});

describe('behind our own web server, which does not forward the viewer’s address', () => {
  const by = (name: string) => ({ 'x-requester': name });

  test('attack: a stranger’s browser does not lock out the owner’s, because attempts count per browser', async () => {
    const phone = await ownedPhone();
    await exhaustAttempts(phone, '127.0.0.1', by('stranger-browser'));
    const { status, code } = await requestCode('127.0.0.1', phone, '/v2/otps', by('owner-browser'));
    expect(status).toBe(200);
    expect(await attempt('127.0.0.1', phone, code, '/v2/auth/otp', by('owner-browser'))).toBe(200);
  });

  test('attack: the requester header of a stranger is ignored', async () => {
    const phone = await ownedPhone();
    expect((await requestCode(STRANGER, phone, '/v2/otps', by('one'))).status).toBe(200);
    expect((await requestCode(STRANGER, phone, '/v2/otps', by('two'))).status).toBe(429);
  });
});

test('attack: wrong passwords lock out the stranger who sends them, not the owner of the login', async () => {
  const owner = { username: 'locked-by-nobody', password: 'correct horse' };
  await post(OWNER, '/v2/users', owner);
  const logIn = async (from: string, password: string) =>
    (await post(from, '/v2/auth/login', { login: owner.username, password })).statusCode;
  for (let tries = 0; tries < 10; tries += 1) expect(await logIn(STRANGER, 'wrong')).toBe(400);
  expect(await logIn(STRANGER, owner.password)).toBe(429);
  expect(await logIn(OWNER, owner.password)).toBe(200);
});

test('attack: payment codes that strangers send to a phone do not stop its owner from getting one', async () => {
  const phone = '77039990001';
  const order = { amount: 100, phone, paysystem_shortname: 'phone_sms' };
  const [stranger, owner] = [await payerAt(platform), await payerAt(platform)];
  for (let round = 0; round < 5; round += 1)
    expect((await stranger.payform('phone', order)).status).toBe(200);
  expect((await stranger.payform('phone', order)).status).toBe(429);
  expect((await owner.payform('phone', order)).status).toBe(200);
});

describe('promo keys', () => {
  const look = (from: string, key: string) =>
    platform.app.inject({ url: `/v2/promokeys/${key}/info`, remoteAddress: from });

  test('attack: twenty wrong promo keys do not block other people behind the same address', async () => {
    for (let guess = 0; guess < 20; guess += 1)
      expect((await look('198.18.7.1', `WRONG${guess}`)).statusCode).toBe(404);
    expect((await look('198.18.7.1', 'KINO7')).statusCode).toBe(200);
  });

  test('attack: after a hundred wrong keys each further one waits longer, up to a minute', async () => {
    const waits: number[] = [];
    for (let guess = 0; guess < 116; guess += 1) {
      const answer = await look('198.18.7.2', `WRONG${guess}`);
      const wait = Number(answer.headers['retry-after'] ?? 0);
      if (wait > 0) waits.push(wait);
      platform.clock.advance(wait * 1000);
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(Math.max(...waits)).toBe(60);
    platform.clock.advance(MINUTE);
    expect((await look('198.18.7.2', 'KINO7')).statusCode).toBe(200);
  });

  test('the address of our own web server is shared by everybody and is not limited', async () => {
    for (let guess = 0; guess < 120; guess += 1) await look('127.0.0.1', `WRONG${guess}`);
    expect((await look('127.0.0.1', 'KINO7')).statusCode).toBe(200);
  });
});
