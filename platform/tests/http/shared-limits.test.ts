import { startRedis } from '../../../scripts/lib/redis.mjs';
import { hasRedis, proxyTo } from '../../../tests/support/redis.ts';
import { until } from '../../../tests/support/until.ts';
import { buildApp } from '../../src/app.ts';
import { ApiError } from '../../src/http/errors.ts';
import { createLimits } from '../../src/http/limits.ts';
import { SharedWindows } from '../../src/http/shared-windows.ts';
import { Redis } from '../../src/redis.ts';
import { testClock } from '../support/clock.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

/** Longer than in production: the machine of the tests does other work. */
const ANSWER_LIMIT_MS = 5_000;

const describeWithRedis = hasRedis ? describe : describe.skip;

describeWithRedis('limits of several platforms (docs/OPERATIONS.md "Several platforms")', () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  const open: Redis[] = [];
  const clock = testClock();

  beforeAll(async () => {
    server = await startRedis();
  });
  afterEach(() => {
    for (const redis of open.splice(0)) redis.close();
  });
  afterAll(() => server?.stop());

  function unconnected(limitMs = ANSWER_LIMIT_MS, url = server.url): Redis {
    const redis = new Redis(url, limitMs);
    open.push(redis);
    return redis;
  }

  async function connect(redis: Redis): Promise<Redis> {
    await redis.open();
    await until(() => redis.isUp);
    return redis;
  }

  const connected = (limitMs?: number, url?: string) => connect(unconnected(limitMs, url));

  async function instance(limitMs?: number) {
    const redis = await connected(limitMs);
    return { redis, limits: createLimits(clock, { shared: new SharedWindows(redis, (id) => `test:${id}`) }) };
  }

  const waitOf = async (work: Promise<void>): Promise<number> => {
    const refusal = await work.then(
      () => null,
      (error: unknown) => error,
    );
    if (!refusal) return 0;
    expect(refusal).toBeInstanceOf(ApiError);
    return Number((refusal as ApiError).details.headers?.['retry-after']);
  };

  test('wrong codes and PINs count over all instances, and delays grow together', async () => {
    const [{ limits: one }, { limits: two }] = await Promise.all([instance(), instance()]);
    for (const policy of ['wrongCodes', 'pinTries'] as const) {
      for (let tried = 0; tried < 10; tried += 1) await (tried % 2 ? one : two).use(policy, '77010000000');
      const waits: number[] = [];
      for (const limits of [one, two, one, two]) {
        const wait = await waitOf(limits.use(policy, '77010000000'));
        waits.push(wait);
        clock.advance(wait * 1_000);
        await limits.use(policy, '77010000000');
      }
      expect(waits).toEqual([30, 60, 120, 240]);
      await one.clear(policy, '77010000000');
      expect(await waitOf(two.use(policy, '77010000000'))).toBe(0);
    }
  });

  test('of parallel logins on two instances only the free ones pass', async () => {
    const [{ limits: one }, { limits: two }] = await Promise.all([instance(), instance()]);
    const uses = Array.from({ length: 30 }, (_, at) =>
      waitOf((at % 2 ? one : two).use('loginFailures', 'parallel')),
    );
    expect((await Promise.all(uses)).filter((wait) => wait === 0)).toHaveLength(10);
    expect(await waitOf(two.check('loginFailures', 'parallel'))).toBe(15 * 60);
    clock.advance(15 * 60_000);
    expect(await waitOf(two.check('loginFailures', 'parallel'))).toBe(0);
  });

  test('a use that is given back to one instance is free for all, and leaves no delay', async () => {
    const [{ limits: one }, { limits: two }] = await Promise.all([instance(), instance()]);
    for (let tried = 0; tried < 10; tried += 1) await one.use('pinTries', 'given back');
    expect(await waitOf(two.check('pinTries', 'given back'))).toBe(30);
    await one.giveBack('pinTries', 'given back');
    expect(await waitOf(two.use('pinTries', 'given back'))).toBe(0);
    expect(await waitOf(one.check('pinTries', 'given back'))).toBe(30);
    await one.giveBack('pinTries', 'unused');
    expect(await waitOf(two.use('pinTries', 'unused'))).toBe(0);
  });

  test('without Redis each instance continues from the last count, and its own counts are shared afterwards', async () => {
    const [one, two] = await Promise.all([instance(), instance()]);
    for (let tried = 0; tried < 6; tried += 1) await one.limits.use('loginFailures', 'alone');
    const { port } = server;
    await server.stop();
    await until(() => !one.redis.isUp && !two.redis.isUp);
    for (let tried = 0; tried < 4; tried += 1) await one.limits.use('loginFailures', 'alone');
    expect(await waitOf(one.limits.use('loginFailures', 'alone'))).toBe(15 * 60);
    server = await startRedis(port);
    await until(() => one.redis.isUp && two.redis.isUp);
    expect(await waitOf(one.limits.check('loginFailures', 'alone'))).toBe(15 * 60);
    expect(await waitOf(two.limits.use('loginFailures', 'alone'))).toBe(15 * 60);
  });

  test('a Redis that hangs delays a counted request by the answer limit at most', async () => {
    const { redis, limits } = await instance(1_000);
    server.pause();
    try {
      await limits.use('loginFailures', 'hanging');
      expect(redis.isUp).toBe(false);
      // Nine waits would be nine seconds.
      const from = performance.now();
      for (let tried = 0; tried < 9; tried += 1) await limits.use('loginFailures', 'hanging');
      expect(performance.now() - from).toBeLessThan(5_000);
      await expect(limits.use('loginFailures', 'hanging')).rejects.toThrow(ApiError);
    } finally {
      server.resume();
    }
  });

  test('a connection that was lost without a word is replaced', async () => {
    const proxy = await proxyTo(server.port);
    try {
      const redis = await connected(500, proxy.url);
      proxy.silence('');
      await until(() => !redis.isUp);
      await until(() => redis.isUp);
    } finally {
      proxy.close();
    }
  });

  test('spec 1 §4: wrong passwords count on both platforms of one database, and without Redis both are degraded', async () => {
    const [ofFirst, ofSecond] = [unconnected(), unconnected()];
    const first = await testPlatform({ redis: ofFirst });
    const { db, env } = first;
    const streamSecret = 'a secret of the tests that is long enough';
    const second = await buildApp({ env, db, clock: first.clock, streamSecret, redis: ofSecond });
    // Only now: a process that opens a database is busy for so long that its connections would count as lost.
    await Promise.all([connect(ofFirst), connect(ofSecond)]);
    const login = async (app: TestPlatform['app']) => {
      const { statusCode } = await app.inject({
        ...{ method: 'POST', url: '/v2/auth/login', headers: { 'x-forwarded-for': '198.51.100.9' } },
        payload: { login: 'nobody.here', password: 'wrong' },
      });
      return statusCode;
    };
    const health = async (app: TestPlatform['app']) => (await app.inject('/healthz')).json();
    const apps = [first.app, second];
    try {
      for (const app of apps) expect(await health(app)).toEqual({ status: 'ok' });
      for (let tried = 0; tried < 5; tried += 1) for (const app of apps) expect(await login(app)).toBe(400);
      for (const app of apps) expect(await login(app)).toBe(429);
      const { port } = server;
      await server.stop();
      for (const app of apps) {
        await until(async () => (await health(app)).status === 'degraded');
        expect(await health(app)).toEqual({ status: 'degraded', reason: 'redis' });
        expect(await login(app)).toBe(429);
      }
      server = await startRedis(port);
      for (const app of apps) await until(async () => (await health(app)).status === 'ok');
    } finally {
      await second.close();
      await first.close();
    }
  });
});
