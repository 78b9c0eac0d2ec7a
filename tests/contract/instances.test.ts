import { createClient, RESP_TYPES } from '@redis/client';
import { startRedis } from '@/scripts/lib/redis.mjs';
import { hasRedis } from '@/tests/support/redis';
import { until } from '@/tests/support/until';
import { type CountingProxy, startCountingProxy } from './support/counting-proxy';
import { ask } from './support/plain-http';
import { type RealPlatform, startRealPlatform } from './support/real-platform';
import { type RealWeb, SECRET, startRealWeb } from './support/real-web';

/** More with INSTANCES=4, for a measurement. */
const COUNT = Number(process.env.INSTANCES ?? 2);
const REQUESTS = 200;
const describeWithRedis = hasRedis ? describe : describe.skip;

describeWithRedis('several instances of the web app (docs/OPERATIONS.md "Several instances")', () => {
  let platform: RealPlatform;
  let proxy: CountingProxy;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let webs: RealWeb[] = [];
  let titles: string[];
  const urlOf = (at: number) => webs[at]?.url ?? '';
  const last = () => webs.length - 1;

  beforeAll(async () => {
    [platform, redis] = await Promise.all([startRealPlatform(), startRedis()]);
    proxy = await startCountingProxy(platform.url);
    const env = { REDIS_URL: redis.url };
    webs = await Promise.all(Array.from({ length: COUNT }, () => startRealWeb(proxy.url, { env })));
    const { body } = await ask(urlOf(0), '/');
    titles = [...new Set([...body.matchAll(/href="(\/contents\/[^"?#]+)"/g)].map(([, href]) => href ?? ''))];
    expect(titles.length).toBeGreaterThan(5);
  });
  afterAll(async () => {
    // An open connection to Redis keeps no process from ending.
    const codes = await Promise.all(webs.map((web) => web.stop()));
    expect(codes).toEqual(webs.map(() => 0));
    proxy?.stop();
    await Promise.all([platform?.stop(), redis?.stop()]);
  });
  beforeEach(() => proxy.calls.clear());

  /** Platform calls for the catalogue: a server of ours also asks for its health. */
  const callsOf = (path: RegExp) => [...proxy.calls].filter(([address]) => path.test(address));
  const statusOf = async (at: number) => {
    const { status, body } = await ask(urlOf(at), '/healthz');
    return { status, ...JSON.parse(body) };
  };
  async function guestOf(at: number): Promise<string> {
    const url = urlOf(at);
    const { headers } = await ask(url, '/api/session', { origin: url, host: new URL(url).host }, 'POST');
    return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  }
  const connectionToRedis = () => createClient({ url: redis.url });
  async function inRedis<Result>(
    work: (client: ReturnType<typeof connectionToRedis>) => Promise<Result>,
  ): Promise<Result> {
    const client = connectionToRedis();
    await client.connect();
    return work(client).finally(() => client.destroy());
  }
  const keysInRedis = () => inRedis((client) => client.keys('*'));
  const everythingInRedis = () =>
    inRedis(async (client) => {
      const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
      const keys = await client.keys('*');
      const values = await Promise.all(keys.map((key) => bytes.get(key).catch(() => null)));
      return [...keys, ...values.map((value) => value?.toString('latin1') ?? '')].join('\n');
    });
  const isStored = async (path: string) =>
    (await keysInRedis()).some((key) => key.includes(':copy:') && key.includes(path));

  test(`quality F03: ${REQUESTS} requests for a new page on all instances make each platform call once`, async () => {
    const path = titles[0] ?? '';
    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, (_, at) => ask(urlOf(at % COUNT), path)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const calls = callsOf(/contents/);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(([, count]) => count > 1)).toEqual([]);
  });

  test('a page that one instance has made costs the others no platform call', async () => {
    const path = titles[1] ?? '';
    const first = await ask(urlOf(0), path);
    // Its copy is written after the answer: nobody waits for Redis.
    await until(() => isStored(path));
    proxy.calls.clear();
    const second = await ask(urlOf(last()), path);
    expect(second.status).toBe(200);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(callsOf(/contents/)).toEqual([]);
  });

  test('quality F03: a purge at one instance is a purge at all', async () => {
    const path = titles[2] ?? '';
    await Promise.all(webs.map(({ url }) => ask(url, path)));
    const body = JSON.stringify({ tags: ['catalogue'] });
    const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
    const { status } = await ask(urlOf(0), '/api/revalidate', headers, 'POST', body);
    expect(status).toBe(200);
    proxy.calls.clear();
    await until(async () => {
      await ask(urlOf(last()), path);
      return callsOf(/contents/).length > 0;
    }, 2_000);
  });

  test('quality S14, S07: languages stay apart, and nothing of a viewer can be read in Redis', async () => {
    const path = titles[3] ?? '';
    const cookie = await guestOf(0);
    expect(cookie).toContain('taspa_session=');
    const kazakh = await ask(urlOf(0), path, { cookie: `${cookie}; taspa_lang=kk` });
    const russian = await ask(urlOf(last()), path);
    const languageOf = ({ body }: { body: string }) => /<html[^>]* lang="(\w+)/.exec(body)?.[1];
    expect(languageOf(kazakh)).toBe('kk');
    expect(languageOf(russian)).toBe('ru');
    await ask(urlOf(0), '/api/v2/users/self', { cookie, origin: urlOf(0) });
    const all = await everythingInRedis();
    expect(all).toContain(path);
    const seal = /taspa_session=([^;]+)/.exec(cookie)?.[1] ?? '';
    for (const secret of [seal, 'Fe26.', 'taspa_session', SECRET]) expect(all).not.toContain(secret);
  });

  test('quality S11: the limit of an address counts for all instances', async () => {
    const network = '198.51.100.77';
    const report = (at: number) =>
      ask(
        urlOf(at),
        '/api/reports',
        { origin: urlOf(at), 'content-type': 'application/csp-report', 'x-forwarded-for': network },
        'POST',
        '{}',
      );
    const statuses = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await report(at % COUNT)).status);
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses[30]).toBe(429);
  });

  describe('one viewer at two instances', () => {
    const HOST = 'taspa.localhost';
    const jar = new Map<string, string>();
    const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

    async function call(at: number, method: string, path: string, body?: object, withCookie = cookie()) {
      const headers = {
        host: HOST,
        origin: `http://${HOST}`,
        cookie: withCookie,
        'content-type': 'application/json',
      };
      const answer = await ask(urlOf(at), path, headers, method, body ? JSON.stringify(body) : '');
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      return { status: answer.status, body: JSON.parse(answer.body || 'null') };
    }
    const needsPin = async (at: number) =>
      (await call(at, 'GET', '/api/session/parental')).body.needs.settings;
    const enterPin = (at: number, pin: string) => call(at, 'POST', '/api/session/pin', { pin });

    test('quality S07, S08, S13: a PIN entered at one is entered at the other, wrong ones count together, and a logout is one at both', async () => {
      const [login, password] = [crypto.randomUUID(), 'right-password'];
      const user = JSON.stringify({ username: login, password });
      const json = { 'content-type': 'application/json', authorization: 'Token nobody' };
      await fetch(`${platform.url}/v2/users`, { method: 'POST', headers: json, body: user });
      await call(0, 'POST', '/api/session');
      expect((await call(0, 'POST', '/api/session/login', { login, password })).status).toBe(200);
      // The other one has read that there is no PIN.
      expect(await needsPin(last())).toBe(false);
      expect((await call(0, 'PUT', '/api/session/pin', { pin: '7306' })).status).toBe(200);
      const unlocked = cookie();
      await until(async () => (await call(last(), 'GET', '/api/session/parental')).body.status === 'set');
      expect(await needsPin(last())).toBe(false);
      const wrong = [];
      for (let at = 0; at < 6; at += 1) wrong.push((await enterPin(at % COUNT, '0000')).status);
      expect(wrong).toEqual([400, 400, 400, 400, 400, 429]);
      expect((await call(last(), 'DELETE', '/api/session')).status).toBe(204);
      const after = await call(0, 'GET', '/api/session', undefined, unlocked);
      expect(after.body.state).toBe('none');
    });
  });

  test('quality F02: without Redis pages are served and /healthz says so; when it returns the instances are together again', async () => {
    expect(await statusOf(0)).toEqual({ status: 'ok' });
    const { port } = redis;
    await redis.stop();
    await until(async () => (await statusOf(0)).status === 'degraded');
    for (const [at, { url }] of webs.entries()) {
      expect((await ask(url, titles[4] ?? '')).status).toBe(200);
      await until(async () => (await statusOf(at)).reason === 'redis');
    }
    redis = await startRedis(port);
    for (const at of webs.keys()) await until(async () => (await statusOf(at)).status === 'ok');
  });
});
