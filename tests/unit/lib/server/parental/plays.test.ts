import { cachedFacts } from '@/lib/server/parental/facts';
import { Plays } from '@/lib/server/parental/plays';

const NOW = 1_800_000_000_000;

describe('spec 2 §5 "Parental check", same mode: the same title continues without a PIN', () => {
  test('while the player reports every 30 s, and one minute after', async () => {
    const plays = new Plays();
    await plays.begin('tv', 'vod:7', 'stat1', NOW);
    let at = NOW;
    for (let report = 0; report < 10; report += 1) {
      at += 30_000;
      await plays.extend('tv', 'stat1', at);
    }
    expect(await plays.isGoingOn('tv', 'vod:7', at + 59_999)).toBe(true);
    expect(await plays.isGoingOn('tv', 'vod:7', at + 60_000)).toBe(false);
  });

  test('a report after a longer pause does not restore it', async () => {
    const plays = new Plays();
    await plays.begin('tv', 'vod:7', 'stat1', NOW);
    await plays.extend('tv', 'stat1', NOW + 60_000);
    expect(await plays.isGoingOn('tv', 'vod:7', NOW + 60_001)).toBe(false);
  });

  test('when the PIN was entered again after a pause, reports of the same stream count again', async () => {
    const plays = new Plays();
    await plays.begin('tv', 'vod:7', 'stat1', NOW);
    const back = NOW + 600_000;
    await plays.begin('tv', 'vod:7', null, back);
    await plays.extend('tv', 'stat1', back + 30_000);
    expect(await plays.isGoingOn('tv', 'vod:7', back + 89_999)).toBe(true);
  });

  test('another device, title or report is another play', async () => {
    const plays = new Plays();
    await plays.begin('tv', 'vod:7', 'stat1', NOW);
    await plays.extend('phone', 'stat1', NOW + 30_000);
    await plays.extend('tv', 'stat2', NOW + 30_000);
    expect(await plays.isGoingOn('phone', 'vod:7', NOW)).toBe(false);
    expect(await plays.isGoingOn('tv', 'vod:8', NOW)).toBe(false);
    expect(await plays.isGoingOn('tv', 'vod:7', NOW + 60_000)).toBe(false);
  });

  test('a stream without reports continues for one minute', async () => {
    const plays = new Plays();
    await plays.begin('tv', 'channel:1', null, NOW);
    expect(await plays.isGoingOn('tv', 'channel:1', NOW + 59_999)).toBe(true);
  });
});

describe('the answer of the platform is cached for 30 s', () => {
  test('parallel reads make one call; it is repeated after 30 s, and at once after a change', async () => {
    let now = NOW;
    const facts = cachedFacts<{ nth: number }>({ now: () => now });
    let requested = 0;
    const context = async () => {
      requested += 1;
      return { nth: requested };
    };
    const both = [facts.fetch('7', { context }), facts.fetch('7', { context })];
    expect(await Promise.all(both)).toEqual([{ nth: 1 }, { nth: 1 }]);
    now = NOW + 30_000;
    expect(await facts.fetch('7', { context })).toEqual({ nth: 1 });
    now = NOW + 30_001;
    expect(await facts.fetch('7', { context })).toEqual({ nth: 2 });
    facts.delete('7');
    expect(await facts.fetch('7', { context })).toEqual({ nth: 3 });
  });

  test('a change during a call: waiting readers get its answer, the next read makes a new call', async () => {
    const facts = cachedFacts<{ isOld: boolean }>();
    let answer = (_: { isOld: boolean }) => {};
    const slow = new Promise<{ isOld: boolean }>((resolve) => {
      answer = resolve;
    });
    const waiting = facts.fetch('7', { context: () => slow });
    facts.delete('7');
    const next = facts.fetch('7', { context: async () => ({ isOld: false }) });
    answer({ isOld: true });
    expect(await waiting).toEqual({ isOld: true });
    expect(await next).toEqual({ isOld: false });
    expect(facts.get('7')).toEqual({ isOld: false });
  });

  test('a failure is not kept', async () => {
    const facts = cachedFacts<{ nth: number }>();
    const failing = facts.fetch('7', { context: () => Promise.reject(new Error('gone')) });
    await expect(failing).rejects.toThrow('gone');
    expect(await facts.fetch('7', { context: async () => ({ nth: 1 }) })).toEqual({ nth: 1 });
  });
});
