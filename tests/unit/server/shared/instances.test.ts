import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { parseEnv } from '@/lib/shared/env';
import { startRedis } from '@/scripts/lib/redis.mjs';
import { Instances } from '@/server/shared/instances';
import { hasRedis, proxyTo } from '@/tests/support/redis';
import { until } from '@/tests/support/until';

const CODES = { name: 'codePerAsker', hits: 10, seconds: 600 };
/** More than a machine that builds beside it needs. */
const PATIENT_MS = 10_000;
const describeWithRedis = hasRedis ? describe : describe.skip;

describeWithRedis('several instances of the web app on one Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let open: Instances[] = [];
  /** The tags that each instance has expired. */
  let expired: string[][] = [];
  let forgotten: unknown[] = [];
  let answerLimitMs: number | undefined;

  async function instances(count: number, other: Record<string, string> = {}): Promise<Instances[]> {
    const env = parseEnv({
      SESSION_SECRET: 'a-secret-of-thirty-two-characters',
      REDIS_URL: redis.url,
      ...other,
    });
    const made = Array.from({ length: count }, () => {
      const own: string[] = [];
      expired.push(own);
      return new Instances({
        env: { ...env, REDIS_URL: redis.url },
        buildId: 'build',
        expire: (tags) => own.push(...tags),
        forget: (change) => forgotten.push(change),
        resend: async () => {},
        answerLimitMs,
      });
    });
    open.push(...made);
    await Promise.all(made.map((one) => one.open()));
    return made;
  }
  const isTogether = () => open.every((one) => one.isConnected);
  const isAlone = () => open.every((one) => !one.isConnected);
  async function loseRedis(): Promise<() => Promise<void>> {
    const { port } = redis;
    await redis.stop();
    await until(isAlone);
    return async () => {
      redis = await startRedis(port);
      await until(isTogether);
    };
  }

  beforeEach(async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    redis = await startRedis();
    open = [];
    expired = [];
    forgotten = [];
    answerLimitMs = PATIENT_MS;
  });
  afterEach(async () => {
    for (const one of open) one.close();
    await redis.stop();
    jest.restoreAllMocks();
  });

  describe('quality F03: one call of the platform', () => {
    test('200 requests on four instances make one call, and all get its answer', async () => {
      const all = await instances(4);
      let calls = 0;
      const load = async () => {
        calls += 1;
        await pause(150);
        return { rows: [calls] };
      };
      const answers = Array.from({ length: 200 }, (_, at) => all[at % 4]?.singleFlight('/v2/rows', load));
      expect(new Set((await Promise.all(answers)).map((one) => JSON.stringify(one)))).toEqual(
        new Set(['{"rows":[1]}']),
      );
      expect(calls).toBe(1);
    });

    test('a failed call is not shared: each other instance makes its own call', async () => {
      const [one, other] = await instances(2);
      let fail = (_: Error) => {};
      const load = jest.fn(() => new Promise<string>((_, reject) => (fail = reject)));
      const failing = one?.singleFlight('/v2/rows', load);
      await until(() => load.mock.calls.length === 1);
      const own = jest.fn(async () => 'rows');
      const answer = other?.singleFlight('/v2/rows', own);
      // A later command of the same connection: the other instance has asked, and waits.
      await other?.use(CODES, '77010000000');
      expect(own).not.toHaveBeenCalled();
      fail(new Error('no route to the platform'));
      await expect(failing).rejects.toThrow('no route');
      expect(await answer).toBe('rows');
    });

    test('a result from before a purge is not used', async () => {
      const [one, other] = await instances(2);
      expect(await one?.singleFlight('/v2/rows', async () => 'before')).toBe('before');
      expect(await other?.singleFlight('/v2/rows', async () => 'not called')).toBe('before');
      await one?.announce(['catalogue']);
      await until(() => expired[1]?.length === 1);
      expect(await other?.singleFlight('/v2/rows', async () => 'after')).toBe('after');
    });
  });

  describe('quality S11: limits count for all instances', () => {
    test('uses on any instance add up', async () => {
      const all = await instances(4);
      const use = (at: number, key = '77010000000') => all[at % 4]?.use(CODES, key);
      for (let at = 0; at < 10; at += 1) expect(await use(at)).toEqual({ wait: null });
      const refused = await use(10);
      expect(refused?.wait).toBeGreaterThan(590);
      expect(refused?.wait).toBeLessThanOrEqual(600);
      expect(await use(0, '77010000001')).toEqual({ wait: null });
    });

    test('a use that is given back on one instance is free on another', async () => {
      const [one, other] = await instances(2);
      const twice = { ...CODES, hits: 2 };
      await one?.use(twice, 'a');
      await one?.use(twice, 'a');
      await other?.giveBack(twice, 'a');
      expect(await other?.use(twice, 'a')).toEqual({ wait: null });
      expect((await one?.use(twice, 'a'))?.wait).toBeGreaterThan(0);
    });

    test('quality S34: Redis holds no phones, logins or addresses', async () => {
      const [one] = await instances(1);
      await one?.use(CODES, '77010000000');
      const client = createClient({ url: redis.url });
      await client.connect();
      const keys = await client.keys('*');
      client.destroy();
      expect(keys).toHaveLength(1);
      expect(keys.join()).not.toContain('7701');
    });
  });

  describe('quality S13: wrong attempts count for all instances', () => {
    const PIN = { name: 'pin', free: 5, firstMs: 30_000, longestMs: 3_600_000, forgottenMs: 86_400_000 };
    const NOW = 1_800_000_000_000;

    test('parallel attempts on four instances have five free ones together; then the wait doubles, up to an hour', async () => {
      const all = await instances(4);
      const use = (at: number, now: number) => all[at % 4]?.attempts.use(PIN, '7', now);
      const first = await Promise.all(Array.from({ length: 8 }, (_, at) => use(at, NOW)));
      // Which of them come first is not settled.
      expect(first.filter((one) => one?.wait === null)).toHaveLength(5);
      expect(first.filter((one) => one?.wait === 30)).toHaveLength(3);
      expect(await all[1]?.attempts.wait(PIN, '7', NOW + 29_999)).toEqual({ wait: 1 });
      let now = NOW;
      for (const wait of [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600]) {
        expect(await all[2]?.attempts.wait(PIN, '7', now)).toEqual({ wait });
        now += wait * 1_000;
        expect(await use(3, now)).toEqual({ wait: null });
      }
      expect(await all[0]?.attempts.use(PIN, '8', NOW)).toEqual({ wait: null });
    });

    test('a correct PIN on one instance ends the wait on another', async () => {
      const [one, other] = await instances(2);
      for (let wrong = 0; wrong < 5; wrong += 1) await one?.attempts.use(PIN, '7', NOW);
      expect(await other?.attempts.wait(PIN, '7', NOW)).toEqual({ wait: 30 });
      await one?.attempts.clear(PIN, '7');
      expect(await other?.attempts.wait(PIN, '7', NOW)).toEqual({ wait: null });
    });
  });

  describe('quality S34: records of viewers are sealed', () => {
    test('another instance reads each field; Redis holds neither keys nor values, and a value moved to another key is not read', async () => {
      const [one, other] = await instances(2);
      expect(await one?.records.write('session', 'id-of-a-session', { name: 'Айгуль' }, 60)).toBe(true);
      await other?.records.write('session', 'id-of-a-session', { isOver: true }, 60);
      expect(await one?.records.read('session', 'id-of-a-session')).toEqual({ name: 'Айгуль', isOver: true });
      expect(await one?.records.read('session', 'another')).toEqual({});
      await one?.records.write('session', 'another', { name: 'Әлі' }, 60);
      const client = createClient({ url: redis.url });
      await client.connect();
      const keys = await client.keys('*session*');
      const fields = await Promise.all(keys.map((key) => client.hGetAll(key)));
      expect(JSON.stringify([keys, fields])).not.toMatch(/id-of-a-session|Айгуль|true/);
      const [from = '', to = ''] = keys;
      await client.hSet(to, 'name', (await client.hGet(from, 'name')) ?? '');
      client.destroy();
      const both = ['id-of-a-session', 'another'].map((key) => one?.records.read('session', key));
      expect((await Promise.all(both)).filter((record) => record?.name === undefined)).toHaveLength(1);
    });

    test('of one viewer’s calls at the same time one is made, and its result is sealed, too', async () => {
      const [one, other] = await instances(2);
      const load = jest.fn(async () => {
        await pause(50);
        return { token: 'c4fe' };
      });
      const answers = await Promise.all(
        [one, other].map((each) => each?.sealedSingleFlight('recover 7', load)),
      );
      expect(answers).toEqual([{ token: 'c4fe' }, { token: 'c4fe' }]);
      expect(load).toHaveBeenCalledTimes(1);
      const client = createClient({ url: redis.url });
      await client.connect();
      const [result = ''] = await client.keys('*:result');
      expect(await client.get(result)).not.toContain('c4fe');
      client.destroy();
    });
  });

  test('a change is announced to all instances; after a lost connection an instance drops everything', async () => {
    const [one] = await instances(2);
    forgotten = [];
    await one?.announceChange('accounts', '7');
    await until(() => forgotten.length === 2);
    expect(forgotten).toEqual([
      { kind: 'accounts', key: '7' },
      { kind: 'accounts', key: '7' },
    ]);
    forgotten = [];
    const back = await loseRedis();
    await back();
    expect(forgotten).toEqual([null, null]);
  });

  describe('purges reach all instances', () => {
    test('at once', async () => {
      const [one] = await instances(3);
      await one?.announce(['catalogue', 'row:7']);
      await until(() => [1, 2].every((at) => expired[at]?.length === 2), 1_000);
      expect(expired).toEqual([[], ['catalogue', 'row:7'], ['catalogue', 'row:7']]);
    });

    test('an instance that starts later learns what was purged before', async () => {
      const [one] = await instances(1);
      await one?.announce(['catalogue']);
      await instances(1);
      expect(expired[1]).toEqual(['catalogue']);
    });

    test('without Redis each purges for itself, and all learn it when Redis is there again, although it has lost everything', async () => {
      const [one, other] = await instances(3);
      const back = await loseRedis();
      await one?.announce(['row:1']);
      await other?.announce(['row:2']);
      await back();
      await until(() => expired.every((tags) => tags.length > 0));
      await until(() => expired[2]?.length === 2);
      expect(expired.map((tags) => [...tags].sort())).toEqual([['row:2'], ['row:1'], ['row:1', 'row:2']]);
    });
  });

  describe('quality F02: without Redis each instance continues alone', () => {
    test('calls neither wait nor fail, and the instances share again when Redis is back', async () => {
      const [one, other] = await instances(2);
      const back = await loseRedis();
      expect(await one?.singleFlight('/v2/rows', async () => 'own')).toBe('own');
      expect(await other?.singleFlight('/v2/rows', async () => 'other')).toBe('other');
      expect(await one?.use(CODES, '77010000000')).toBeNull();
      await one?.copies.set('/page', { lastModified: 1 }, 60);
      expect(await one?.copies.get('/page')).toBeNull();
      await back();
      await one?.copies.set('/page', { lastModified: 2 }, 60);
      expect(await other?.copies.get('/page')).toEqual({ lastModified: 2 });
    });

    test('a Redis that does not answer costs one short wait, and later calls none', async () => {
      answerLimitMs = undefined;
      const [one] = await instances(1);
      redis.pause();
      expect(await one?.singleFlight('/v2/rows', async () => 'own')).toBe('own');
      expect(one?.isConnected).toBe(false);
      const from = Date.now();
      // A hundred short waits would be fifty seconds.
      for (let call = 0; call < 100; call += 1)
        await one?.singleFlight(`/v2/rows/${call}`, async () => 'own');
      expect(Date.now() - from).toBeLessThan(25_000);
      redis.resume();
      await until(isTogether);
    });

    test.each([
      ['both connections', ''],
      ['those of messages', 'subscribe'],
    ])('%s, lost without a word, are replaced', async (_, words) => {
      answerLimitMs = undefined;
      const direct = redis;
      const proxy = await proxyTo(redis.port);
      try {
        redis = { ...direct, url: proxy.url };
        await instances(1);
        await until(isTogether);
        proxy.silence(words);
        await until(isAlone);
        await until(isTogether);
        redis = direct;
        await (await instances(1))[0]?.announce(['catalogue']);
        await until(() => expired[0]?.length === 1);
      } finally {
        proxy.close();
      }
    });

    test('a connection that is lost before its subscription is answered subscribes again', async () => {
      const direct = redis;
      const proxy = await proxyTo(redis.port);
      try {
        redis = { ...direct, url: proxy.url };
        proxy.loseAt('subscribe');
        await instances(1);
        await until(isTogether);
        redis = direct;
        await (await instances(1))[0]?.announce(['catalogue']);
        await until(() => expired[0]?.length === 1);
      } finally {
        redis = direct;
        proxy.close();
      }
    });

    test('an instance that may not subscribe continues alone, says so once, and joins when it may', async () => {
      const written = jest.mocked(process.stderr.write).mockReturnValue(true);
      const operator = createClient({ url: redis.url });
      await operator.connect();
      await operator.sendCommand(['ACL', 'SETUSER', 'default', '-subscribe']);
      const [one] = await instances(1);
      const warnings = () => written.mock.calls.filter(([line]) => String(line).includes('subscribe'));
      await until(() => warnings().length > 0);
      // Longer than two checks.
      await pause(2_500);
      expect(one?.isConnected).toBe(false);
      expect(warnings()).toHaveLength(1);
      await operator.sendCommand(['ACL', 'SETUSER', 'default', '+subscribe']);
      operator.destroy();
      await until(isTogether);
    });

    test('a handshake without an answer ends, and another one is tried', async () => {
      answerLimitMs = undefined;
      const direct = redis;
      const proxy = await proxyTo(redis.port);
      try {
        redis = { ...direct, url: proxy.url };
        // Those of calls and of messages.
        proxy.ignore(2);
        await instances(1);
        expect(isAlone()).toBe(true);
        await until(isTogether);
      } finally {
        redis = direct;
        proxy.close();
      }
    });

    test('an instance starts without Redis, and joins when there is one', async () => {
      const { port } = redis;
      await redis.stop();
      const [one] = await instances(1);
      expect(one?.isConnected).toBe(false);
      redis = await startRedis(port);
      await until(isTogether);
    });
  });

  test('quality S14: instances with other settings share nothing', async () => {
    const [one] = await instances(1);
    const [other] = await instances(1, { PLATFORM_URL: 'http://other.example' });
    await one?.copies.set('/page', { lastModified: 1 }, 60);
    await one?.announce(['catalogue']);
    expect(await other?.copies.get('/page')).toBeNull();
    expect(await other?.singleFlight('/v2/rows', async () => 'other')).toBe('other');
    expect(expired[1]).toEqual([]);
  });
});
