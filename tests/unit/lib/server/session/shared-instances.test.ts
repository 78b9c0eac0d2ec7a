import { ParentalMemory } from '@/lib/server/parental/memory';
import { newSession, type Session } from '@/lib/server/session/session';
import { SharedSessions } from '@/lib/server/session/shared-sessions';
import { parseEnv } from '@/lib/shared/env';
import { startRedis } from '@/scripts/lib/redis.mjs';
import { Instances } from '@/server/shared/instances';
import { hasRedis } from '@/tests/support/redis';
import { until } from '@/tests/support/until';

const describeWithRedis = hasRedis ? describe : describe.skip;
const mum = { id: 'p1', name: 'Айгуль', role: 'adult' as const, icon: null };
const kid = { id: 'p2', name: 'Әлі', role: 'child' as const, icon: null };

describeWithRedis('sessions and parental state of several instances (docs/OPERATIONS.md)', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let instances: Instances;
  let [one, other] = [new SharedSessions(), new SharedSessions()];
  const now = () => Date.now();
  const open = () => ({ unlockedAt: now(), subject: null, isRemembered: true, transactionAt: null });
  const person = (facts: Partial<Session> = {}): Session => ({
    ...newSession({ userId: 7, deviceId: 'd', token: 'c4fe', isGuest: false, profile: mum }, now()),
    ...facts,
  });
  const loaded = async (session: Session) => {
    await other.load(session, now());
    return other;
  };

  beforeEach(async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    redis = await startRedis();
    [one, other] = [new SharedSessions(), new SharedSessions()];
    const env = parseEnv({ SESSION_SECRET: 'a-secret-of-thirty-two-characters', REDIS_URL: redis.url });
    instances = new Instances({
      env: { ...env, REDIS_URL: redis.url },
      buildId: 'build',
      expire: () => {},
      forget: () => {},
      resend: async () => {
        await Promise.all([one.resendEnds(), other.resendEnds()]);
      },
    });
    globalThis.taspaSharedState = instances;
    await instances.open();
  });
  afterEach(async () => {
    globalThis.taspaSharedState = undefined;
    instances.close();
    await redis.stop();
    jest.restoreAllMocks();
  });
  async function loseRedis(): Promise<() => Promise<void>> {
    const { port } = redis;
    await redis.stop();
    await until(() => !instances.isConnected);
    return async () => {
      redis = await startRedis(port);
      await until(() => instances.isConnected);
    };
  }

  test('quality S07: a PIN entered at one instance is known at the other, as the chosen profile is', async () => {
    const before = person();
    const after = { ...before, id: 'after', profile: kid, parental: open() };
    await one.settle(before, now());
    await one.rename(before, after, now());
    expect((await loaded(after)).newest({ ...after, profile: mum, parental: null })).toMatchObject({
      profile: kid,
      parental: after.parental,
    });
    expect(other.isProven(after, now())).toBe(true);
    expect((await loaded(before)).isOver(before)).toBe(true);
    expect(other.current(before)).toMatchObject({ id: 'after' });
  });

  test('quality S07: a start with a replaced id ends the unlocks everywhere', async () => {
    const before = person();
    const after = { ...before, id: 'after', parental: open() };
    await one.rename(before, after, now());
    expect((await loaded(after)).newest(after).parental).not.toBeNull();
    expect(await one.reissue(before, now())).toMatchObject({ id: 'after', parental: null });
    expect((await loaded(after)).isProven(after, now())).toBe(false);
    expect(other.newest(after).parental).toBeNull();
  });

  test('quality S08: a logout at one instance ends the session at the other', async () => {
    const session = person();
    await other.settle(session, now());
    await one.end(session, now());
    expect((await loaded(session)).isOver(session)).toBe(true);
    expect(other.current(session)).toBeNull();
  });

  test('quality S09: one instance renews a refused token for both', async () => {
    const session = person();
    const authenticate = jest.fn(async () => ({ ...session, token: 'beef', tokenSetAt: now() + 1 }));
    const tokens = await Promise.all([one, other].map((each) => each.recover(session, now(), authenticate)));
    expect(tokens.map(({ token }) => token)).toEqual(['beef', 'beef']);
    expect(authenticate).toHaveBeenCalledTimes(1);
    const third = new SharedSessions();
    await third.load(session, now());
    expect(third.newest(session).token).toBe('beef');
  });

  test('quality F02, S08: what ended while Redis was away is told when it returns, although it has lost everything', async () => {
    const [earlier, meanwhile, replaced] = [person(), person(), person()];
    await one.end(earlier, now());
    const back = await loseRedis();
    await one.end(meanwhile, now());
    await one.rename(replaced, { ...replaced, id: 'next', parental: open() }, now());
    expect((await loaded(meanwhile)).isOver(meanwhile)).toBe(false);
    await back();
    for (const session of [earlier, meanwhile, replaced])
      expect((await loaded(session)).isOver(session)).toBe(true);
    expect(other.current(replaced)).toMatchObject({ id: 'next', parental: expect.anything() });
  });

  test('spec 2 §5: a title that is being watched goes on at another instance', async () => {
    const [here, there] = [new ParentalMemory().plays, new ParentalMemory().plays];
    await here.begin('tv', 'vod:7', 'stat1', now());
    expect(await there.isGoingOn('tv', 'vod:7', now())).toBe(true);
    const later = now() + 50_000;
    await there.extend('tv', 'stat1', later);
    expect(await here.isGoingOn('tv', 'vod:7', later + 50_000)).toBe(true);
    expect(await here.isGoingOn('phone', 'vod:7', later)).toBe(false);
  });

  test('quality S13: wrong PINs are counted together, and alone while Redis is away', async () => {
    const [here, there] = [new ParentalMemory().tries, new ParentalMemory().tries];
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await (wrong % 2 ? here : there).use('7', now())).toBeNull();
    expect(await there.wait('7', now())).toBeGreaterThan(25);
    expect(await here.use('7', now())).toBeGreaterThan(25);
    const back = await loseRedis();
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await here.use('7', now())).toBeNull();
    expect(await here.use('7', now())).toBeGreaterThan(25);
    await back();
  });

  test('a changed PIN or setting is forgotten where another instance announces it, everything after a time alone', async () => {
    const memory = new ParentalMemory();
    const read = async () => ({ status: 'set', dialogue: null }) as never;
    for (const key of ['7', '8']) await memory.accounts.fetch(key, { context: read });
    memory.forget({ kind: 'accounts', key: '7' });
    expect([memory.accounts.has('7'), memory.accounts.has('8')]).toEqual([false, true]);
    memory.forget(null);
    expect(memory.accounts.has('8')).toBe(false);
  });
});
