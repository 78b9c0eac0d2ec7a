import nock from 'nock';
import { takeEvents } from '@/lib/server/gateway/analytics/events';

let site = 'taspa';
jest.mock('next/server', () => ({ after: (run: () => Promise<void>) => void waiting.push(run()) }));
jest.mock('@/lib/server/gateway/http/site-of', () => ({ siteOf: async () => ({ id: site }) }));
jest.mock('@/lib/server/gateway/analytics/events-state', () => ({ stateOf: async () => 'promo' }));
const settings: { METRICS_URL?: string } = {};
jest.mock('@/lib/shared/env', () => ({ env: () => settings }));
const logged: string[] = [];
jest.mock('@/lib/shared/log', () => ({
  failureId: () => 'id',
  logFailure: ({ code }: { code: string }) => void logged.push(code),
}));

const waiting: Promise<void>[] = [];
const batch = {
  visit: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b',
  events: [{ type: 'page', at: 1, path: '/movies' }],
};

function post(headers: Record<string, string> = {}, body: unknown = batch, address = '10.1.1.1') {
  return takeEvents(
    new Request('http://taspa.test/api/events', {
      method: 'POST',
      headers: {
        host: 'taspa.test',
        origin: 'http://taspa.test',
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0',
        'accept-language': 'kk',
        'x-forwarded-for': address,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

let forwarded: unknown[] = [];
function receiver(status: number) {
  return nock('https://metrics.example')
    .post('/in', (body) => {
      forwarded.push(body);
      return true;
    })
    .reply(status);
}

beforeEach(() => {
  settings.METRICS_URL = 'https://metrics.example/in';
  forwarded = [];
  logged.length = 0;
});
afterEach(async () => {
  await Promise.all(waiting.splice(0));
  nock.cleanAll();
});

// The patched modules are shared by all test files of a process.
afterAll(() => nock.restore());

describe('POST /api/events', () => {
  test('spec 3 §4 Other: a kept click id goes with the batch', async () => {
    receiver(200);
    await post({ cookie: 'a=1; taspa_click=c-7' });
    await Promise.all(waiting.splice(0));
    expect(forwarded).toEqual([expect.objectContaining({ click_id: 'c-7', visit: batch.visit })]);
  });

  test('a batch is forwarded with version, device type 1, site, language and user state from the server', async () => {
    receiver(200);
    site = 'almatv';
    expect((await post()).status).toBe(204);
    await Promise.all(waiting);
    expect(forwarded).toEqual([
      {
        app_version: '186',
        device_type: 1,
        site: 'almatv',
        locale: 'kk',
        user_state: 'promo',
        ...batch,
      },
    ]);
  });

  test.each<[string, Record<string, string>]>([
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
    ['a crawler', { 'user-agent': 'Googlebot/2.1' }],
  ])('%s: nothing is forwarded', async (_, headers) => {
    receiver(200);
    expect((await post(headers)).status).toBe(204);
    await Promise.all(waiting);
    expect(forwarded).toEqual([]);
  });

  test.each<[number, string, Record<string, string>, unknown]>([
    [403, 'another site', { origin: 'https://evil.example' }, batch],
    [403, 'no origin', { origin: 'null' }, batch],
    [400, 'no batch', {}, { events: [] }],
    [400, 'no JSON', {}, '{'],
    [413, 'too much', {}, `"${'x'.repeat(20_000)}"`],
    [415, 'a form', { 'content-type': 'text/plain' }, batch],
  ])('quality S17: %d for %s', async (status, _, headers, body) => {
    expect((await post(headers, body)).status).toBe(status);
    expect(forwarded).toEqual([]);
  });

  test('a failing receiver is logged once until it works again, and no failure reaches the browser', async () => {
    for (const status of [500, 500, 200, 500]) {
      receiver(status);
      expect((await post()).status).toBe(204);
      await Promise.all(waiting.splice(0));
    }
    expect(logged).toEqual(['events_not_forwarded', 'events_not_forwarded']);
  });

  test('without a receiver nothing is sent', async () => {
    settings.METRICS_URL = undefined;
    expect((await post()).status).toBe(204);
    await Promise.all(waiting);
    expect(forwarded).toEqual([]);
  });

  test('an address that sends too much has to wait', async () => {
    settings.METRICS_URL = undefined;
    let last = 204;
    for (let count = 0; count < 700 && last === 204; count += 1)
      last = (await post({}, batch, '10.9.9.9')).status;
    expect(last).toBe(429);
    expect((await post({}, batch, '10.9.9.8')).status).toBe(204);
  });
});
