import { unsealData } from 'iron-session';
import { answerDevice, waitingDevice } from '@/lib/server/gateway/account/waiting-device';
import { beginDevice, cancelDevice, pollDevice } from '@/lib/server/gateway/login/device-code';
import { changeParental } from '@/lib/server/gateway/parental/parental';
import { changePin, unlock } from '@/lib/server/gateway/parental/pin';
import { cookiesOfRequest } from '@/tests/support/visitor';
import type { RealPlatform } from './support/real-platform';
import { newPhone, openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));

const TELEVISION =
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.31 TV Safari/537.36';

let platform: RealPlatform;
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

const begin = (tv: SiteClient) => tv.call(beginDevice, 'POST', '/api/session/tv', {});
const poll = (tv: SiteClient) => tv.call(pollDevice, 'POST', '/api/session/tv/poll', {});
const find = (viewer: SiteClient, code: string) =>
  viewer.call(waitingDevice, 'POST', '/api/session/tv/device', { code });
const answer = (viewer: SiteClient, code: string, isAllowed = true) =>
  viewer.call(answerDevice, 'POST', '/api/session/tv/answer', { code, isAllowed });

function television(): SiteClient {
  const tv = new SiteClient(platform);
  tv.visitor.extraHeaders = { 'user-agent': TELEVISION };
  return tv;
}

async function viewerWith(phone = newPhone()): Promise<SiteClient> {
  const viewer = new SiteClient(platform);
  expect((await viewer.logInWith(phone)).status).toBe(200);
  return viewer;
}

describe('sign-in on a television (RFC 8628)', () => {
  test('the screen gets a code and its picture, the viewer sees which device asks, and the television is logged in', async () => {
    const tv = television();
    await tv.start();
    const started = await begin(tv);
    expect(started).toMatchObject({
      status: 200,
      body: {
        code: expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/),
        site: expect.stringMatching(/\/tv$/),
        picture: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
        expiresIn: 600,
        interval: 5,
      },
    });
    expect((await poll(tv)).body).toEqual({ state: 'waiting' });
    // Too early for the platform is not a failure, but the next poll has to wait longer.
    expect((await poll(tv)).body).toEqual({ state: 'slow_down' });

    const phone = newPhone();
    const viewer = await viewerWith(phone);
    expect((await find(viewer, started.body.code)).body).toEqual({
      kind: 'tv',
      about: 'Chrome · Tizen',
      country: null,
      isSameNetwork: true,
      at: expect.any(Number),
    });
    const before = tv.visitor.jar.get('taspa_session');
    expect((await answer(viewer, started.body.code)).status).toBe(204);
    expect((await poll(tv)).body).toMatchObject({ state: 'allowed', phone, wasGuest: true });
    expect(await tv.state()).toMatchObject({ state: 'user', phone });
    expect(tv.visitor.jar.get('taspa_session')).not.toBe(before);
    expect((await poll(tv)).body).toEqual({ state: 'expired' });
    expect((await find(viewer, started.body.code)).status).toBe(400);
  });

  test('attack: script of the television gets no code that logs in, and another browser has nothing to poll with', async () => {
    const tv = television();
    const { text } = await begin(tv);
    const sealed = tv.visitor.jar.get('taspa_tv') ?? '';
    const { deviceCode } = await unsealData<{ deviceCode: string }>(sealed, {
      password: process.env.SESSION_SECRET ?? '',
    });
    expect(deviceCode).toMatch(/^[0-9a-f-]{36}$/);
    expect(text).not.toContain(deviceCode);
    expect(sealed).not.toContain(deviceCode);
    expect((await poll(new SiteClient(platform))).body).toEqual({ state: 'expired' });
    const forged = television();
    forged.visitor.jar.set('taspa_tv', 'no-seal');
    expect((await poll(forged)).body).toEqual({ state: 'expired' });
  });

  test('a refusal and a cancelled wait end it', async () => {
    const [refused, cancelled] = [television(), television()];
    const viewer = await viewerWith();
    const { code } = (await begin(refused)).body;
    await answer(viewer, code, false);
    expect((await poll(refused)).body).toEqual({ state: 'refused' });
    expect(await refused.state()).toMatchObject({ state: 'none' });

    const other = (await begin(cancelled)).body;
    expect((await cancelled.call(cancelDevice, 'DELETE', '/api/session/tv')).status).toBe(204);
    expect(await answer(viewer, other.code)).toMatchObject({ status: 400 });
    expect((await poll(cancelled)).body).toEqual({ state: 'expired' });
  });

  test('not for guests and children, and a code of another form is not sent to the platform', async () => {
    const { code } = (await begin(television())).body;
    const guest = new SiteClient(platform);
    await guest.start();
    expect(await find(guest, code)).toMatchObject({ status: 403, body: { error_code: 'login_required' } });
    const viewer = await viewerWith();
    const total = await viewer.sandbox.total();
    for (const wrong of ['', '12', '1234567890', 'abcdefghi']) {
      expect(await answer(viewer, wrong)).toMatchObject({ status: 400, body: { error_code: 'invalid' } });
    }
    expect((await viewer.sandbox.callsSince(total)).filter((call) => call.includes('device_code'))).toEqual(
      [],
    );
    await viewer.becomeChild();
    expect(await find(viewer, code)).toMatchObject({ body: { error_code: 'not_for_children' } });
    expect(await answer(viewer, code)).toMatchObject({ body: { error_code: 'not_for_children' } });
  });

  test('where the parents have locked the settings, allowing a device needs the PIN; refusing one needs none', async () => {
    const viewer = await viewerWith();
    await viewer.call(changePin, 'PUT', '/api/session/pin', { pin: '4821' });
    const lock = (isLocked: boolean) =>
      viewer.call(changeParental, 'PATCH', '/api/session/parental', { settings: { settings: isLocked } });
    expect((await lock(true)).status).toBe(200);
    clockAhead += 3_600_000;
    const [tv, strange] = [television(), television()];
    const { code } = (await begin(tv)).body;
    expect(await answer(viewer, code)).toMatchObject({
      status: 403,
      body: { error_code: 'pin_required', action: 'settings' },
    });
    expect((await poll(tv)).body).toEqual({ state: 'waiting' });
    expect((await answer(viewer, (await begin(strange)).body.code, false)).status).toBe(204);
    await viewer.call(unlock, 'POST', '/api/session/pin', { pin: '4821', action: 'settings' });
    expect((await answer(viewer, code)).status).toBe(204);
    expect((await lock(false)).status).toBe(200);
    clockAhead += 3_600_000;
    expect((await answer(viewer, (await begin(television())).body.code)).status).toBe(204);
  });

  test('attack: twenty codes, then a wait', async () => {
    const viewer = await viewerWith();
    for (let attempt = 0; attempt < 20; attempt += 1) await find(viewer, '000-000-000');
    const { code } = (await begin(television())).body;
    expect(await answer(viewer, code)).toMatchObject({ status: 429 });
  });

  test('quality S17: another site can neither begin, poll, cancel nor answer', async () => {
    const viewer = await viewerWith();
    viewer.visitor.extraHeaders = { origin: 'https://evil.example' };
    for (const response of [
      await begin(viewer),
      await poll(viewer),
      await viewer.call(cancelDevice, 'DELETE', '/api/session/tv'),
      await find(viewer, '123-456-789'),
      await answer(viewer, '123-456-789'),
    ]) {
      expect(response).toMatchObject({ status: 403, body: { error_code: 'foreign_origin' } });
    }
  });
});
