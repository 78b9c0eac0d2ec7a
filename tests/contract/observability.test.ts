import path from 'node:path';
import { freePort } from '@/scripts/lib/ports.mjs';
import { until } from '@/tests/support/until';
import { ask } from './support/plain-http';
import { type RealPlatform, startRealPlatform } from './support/real-platform';
import { type RealWeb, startRealWeb } from './support/real-web';
import { Sandbox } from './support/sandbox';

let platform: RealPlatform;
let sandbox: Sandbox;
let web: RealWeb;
let ports: { web: number; platform: number };

/** Each program prints what it has loaded, when it ends. */
const NODE_OPTIONS = `--require ${path.resolve('tests/contract/support/print-modules.cjs')}`;

beforeAll(async () => {
  ports = { web: await freePort(), platform: await freePort() };
  platform = await startRealPlatform({
    env: { LOG_LEVEL: 'info', PLATFORM_METRICS_PORT: String(ports.platform), NODE_OPTIONS },
  });
  sandbox = new Sandbox(platform.url);
  web = await startRealWeb(platform.url, { env: { METRICS_PORT: String(ports.web), NODE_OPTIONS } });
});
afterAll(async () => {
  await web?.stop();
  await platform?.stop();
});

const metricsOf = async (program: 'web' | 'platform') =>
  (await fetch(`http://127.0.0.1:${ports[program]}/metrics`)).text();

/** Lines of a log that belong to a request. */
const linesOf = (words: string, id: string) =>
  [...words.matchAll(/^\{.*\}$/gm)]
    .map(([line]) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ requestId }) => requestId === id);
/** The same, as soon as there is a line of the whole request. */
const logged = (words: () => string, id: string) =>
  until(() => {
    const lines = linesOf(words(), id);
    return lines.some(({ status }) => status) && lines;
  });

describe('docs/OPERATIONS.md "Metrics"', () => {
  test('both programs answer on ports of their own, and not on those of viewers', async () => {
    expect(await metricsOf('platform')).toContain('taspa_platform_database_up 1');
    expect(await metricsOf('web')).toContain('nodejs_eventloop_lag_p99_seconds');
    for (const { url } of [web, platform]) {
      const { status, body } = await ask(url, '/metrics');
      expect([status, body.includes('taspa_')]).toEqual([404, expect.anything()]);
      expect(body).not.toContain('nodejs_eventloop_lag');
    }
  });

  test('a page is counted by its route and as read from memory or not, its calls by their result; no address is in any label', async () => {
    for (let read = 0; read < 3; read += 1) await ask(web.url, '/movies');
    await ask(web.url, '/contents/made-up-title-1');
    await ask(web.url, '/api/made-up/2');
    const text = await metricsOf('web');
    expect(text).toMatch(/request_seconds_count\{route="\/movies",method="GET",status="2xx"\} 3/);
    expect(text).toMatch(/cache_reads_total\{cache="pages",result="hit"\} [1-9]/);
    expect(text).toMatch(/cache_reads_total\{cache="answers",result="miss"\} [1-9]/);
    expect(text).toMatch(/platform_call_seconds_count\{result="answered"\} [1-9]/);
    expect(`${text}${await metricsOf('platform')}`).not.toContain('made-up');
  });

  test('the quality of a playback is counted from the event of the player', async () => {
    const played = { startType: 'live', position: 1_700_000_000, statId: null };
    const quality = { watched: 60, firstFrame: 1_200, stalls: 1, stalled: 2_000, height: 720, errors: 0 };
    const events = [{ type: 'playbackQuality', at: 1_700_000_000_000, ...played, ...quality }];
    const headers = { host: new URL(web.url).host, origin: web.url, 'content-type': 'application/json' };
    const body = JSON.stringify({ visit: crypto.randomUUID(), events });
    expect((await ask(web.url, '/api/events', headers, 'POST', body)).status).toBe(204);
    const text = await metricsOf('web');
    expect(text).toContain('taspa_playback_first_frame_seconds_sum{start="live"} 1.2');
    expect(text).toContain('taspa_playback_stalled_seconds_total{start="live"} 2');
  });
});

describe('docs/OPERATIONS.md "One number for a request"', () => {
  test('a proxy’s number is in the answer and in the logs of both programs', async () => {
    const id = 'proxy-4f2a9c01';
    const answer = await ask(web.url, '/search?q=anything-typed', { 'x-request-id': id });
    expect(answer.headers['x-request-id']).toBe(id);
    expect(await logged(web.words, id)).toEqual([
      expect.objectContaining({
        level: 'info',
        route: expect.any(String),
        method: 'GET',
        ms: expect.any(Number),
      }),
    ]);
    const calls = await ask(web.url, '/api/search/suggest?lang=ru&text=anything-typed', {
      'x-request-id': `${id}-2`,
    });
    expect(calls.status).toBe(200);
    expect((await logged(platform.words, `${id}-2`)).length).toBeGreaterThan(0);
    expect(`${web.words()}${platform.words()}`).not.toContain('anything-typed');
  });

  test('a number of another form is not used', async () => {
    const { headers } = await ask(web.url, '/movies', { 'x-request-id': 'a b' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}$/);
  });

  test('quality S34: the page of a failure shows the beginning of its number, which is in the log', async () => {
    // The page for failures is made while the platform works.
    await ask(web.url, '/movies');
    await sandbox.fault({ match: '* /v2/*', status: 500 });
    const answer = await ask(web.url, '/contents/never-seen-2019-300500100', { 'x-request-id': '' });
    await sandbox.heal();
    const id = String(answer.headers['x-request-id']);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatch(new RegExp(`data-request-number=""[^>]*>[^<]*${id.slice(0, 8)}`));
    expect(await logged(web.words, id)).toContainEqual(expect.objectContaining({ status: 503 }));
  });
});

test('docs/OPERATIONS.md "Traces": without the address of a collector, nothing that traces is loaded', async () => {
  await web.stop();
  await platform.stop();
  for (const [words, loaded] of [
    [web.words(), /^loaded: .*pino/m],
    [platform.words(), /^loaded: .*platform\/dist\/main\.js/m],
  ] as const) {
    expect(words).toMatch(loaded);
    expect(words).not.toMatch(/^loaded: .*(sdk-trace|exporter-trace|v1\/traces)/m);
  }
});
