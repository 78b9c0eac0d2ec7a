import { type TestPlatform, testPlatform } from '../support/platform.ts';
import { guestSession, personSession } from '../support/session.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.close());

const get = (url: string) => platform.app.inject(url);

test('requests are listed with their number and without tokens', async () => {
  const { deviceToken } = await guestSession(platform.app);
  const before = (await get('/sandbox/requests.json')).json().total;
  await get(`/v2/users/self?access_token=${deviceToken}`);
  await get('/v2/nowhere');
  await get('/sandbox');
  const { total, requests } = (await get(`/sandbox/requests.json?since=${before}`)).json();
  expect(total).toBe(before + 2);
  expect(requests).toEqual([
    {
      n: before + 1,
      time: '2026-03-14T12:00:00.000Z',
      method: 'GET',
      url: '/v2/users/self?access_token=***',
      status: 200,
      ms: expect.any(Number),
    },
    expect.objectContaining({ n: before + 2, url: '/v2/nowhere', status: 404 }),
  ]);
  expect((await get('/sandbox/requests.json')).body).not.toContain(deviceToken);
});

test('requests can be counted by their address', async () => {
  const { total } = (await get('/sandbox/requests.json')).json();
  await Promise.all(Array.from({ length: 7 }, () => get('/v2/platform/configuration')));
  await get('/v2/users/self/network');
  const url = `/sandbox/requests.json?since=${total}&match=${encodeURIComponent('GET /v2/platform/*')}`;
  expect((await get(url)).json().requests).toHaveLength(7);
});

describe('the sandbox page', () => {
  test('shows a sent code, an active fault and the last requests', async () => {
    await personSession(platform.app, { phone: '77018880001' });
    await platform.app.inject({ method: 'POST', url: '/v2/otps', payload: { phone: '77018880001' } });
    const [{ code }] = (await get('/sandbox/outbox.json')).json();
    await platform.app.inject({
      method: 'POST',
      url: '/sandbox/faults',
      payload: { match: 'GET /v2/<b>nothing</b>', status: 503, delayMs: 20 },
    });
    const page = await get('/sandbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(`>${code}<`);
    expect(page.body).toContain('GET /v2/&lt;b&gt;nothing&lt;/b&gt;');
    expect(page.body).toContain('wait 20 ms, then answer 503');
    expect(page.body).toContain('<code>/v2/otps</code>');
  });

  test('its security policy allows only its own style and script', async () => {
    const page = await get('/sandbox');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.body).not.toMatch(/ style=| on\w+=/);
  });

  test('its form adds a fault and returns to the page', async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/sandbox/faults',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: 'match=GET+%2Fv2%2Fform*&kind=hang&status=503&delayMs=&times=3',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox']);
    const faults = (await get('/sandbox/faults')).json();
    expect(faults.at(-1)).toMatchObject({ match: 'GET /v2/form*', hang: true, times: 3 });
    expect(faults.at(-1)).not.toHaveProperty('status');
  });
});
