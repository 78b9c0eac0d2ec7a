import { Facts } from '@/lib/parental/facts';
import { Plays } from '@/lib/parental/plays';

const NOW = 1_800_000_000_000;

describe('spec 2 §5 "same mode": the same thing goes on', () => {
  test('as long as the player reports every 30 s, and a minute longer', () => {
    const plays = new Plays();
    plays.begin('tv', 'vod:7', 'stat1', NOW);
    let at = NOW;
    for (let report = 0; report < 10; report += 1) {
      at += 30_000;
      plays.goOn('tv', 'stat1', at);
    }
    expect(plays.isGoingOn('tv', 'vod:7', at + 59_999)).toBe(true);
    expect(plays.isGoingOn('tv', 'vod:7', at + 60_000)).toBe(false);
  });

  test('who was away is not back by reporting', () => {
    const plays = new Plays();
    plays.begin('tv', 'vod:7', 'stat1', NOW);
    plays.goOn('tv', 'stat1', NOW + 60_000);
    expect(plays.isGoingOn('tv', 'vod:7', NOW + 60_001)).toBe(false);
  });

  test('another device, another title, another report: another play', () => {
    const plays = new Plays();
    plays.begin('tv', 'vod:7', 'stat1', NOW);
    plays.goOn('phone', 'stat1', NOW + 30_000);
    plays.goOn('tv', 'stat2', NOW + 30_000);
    expect(plays.isGoingOn('phone', 'vod:7', NOW)).toBe(false);
    expect(plays.isGoingOn('tv', 'vod:8', NOW)).toBe(false);
    expect(plays.isGoingOn('tv', 'vod:7', NOW + 60_000)).toBe(false);
  });

  test('what is not counted by the platform goes on for a minute', () => {
    const plays = new Plays();
    plays.begin('tv', 'channel:1', null, NOW);
    expect(plays.isGoingOn('tv', 'channel:1', NOW + 59_999)).toBe(true);
  });
});

describe('what the platform said is kept for 30 s', () => {
  test('asked once meanwhile, by many at once, too; then anew, and at once after a change', async () => {
    const facts = new Facts<number>();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      return asked;
    };
    expect(await Promise.all([facts.get('7', NOW, ask), facts.get('7', NOW, ask)])).toEqual([1, 1]);
    expect(await facts.get('7', NOW + 29_999, ask)).toBe(1);
    expect(await facts.get('7', NOW + 30_000, ask)).toBe(2);
    facts.forget('7');
    expect(await facts.get('7', NOW + 30_000, ask)).toBe(3);
  });

  test('a failure is not kept', async () => {
    const facts = new Facts<number>();
    await expect(facts.get('7', NOW, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await facts.get('7', NOW, async () => 1)).toBe(1);
  });
});
