import { movePosition, positionsUnder, recentPositions } from '../../src/db/queries/positions.ts';
import { moveStat, openStat } from '../../src/db/queries/stats.ts';
import { nextSnowflake } from '../../src/domain/snowflake.ts';
import type { Caller } from '../../src/http/caller.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'providers' });
});
afterAll(() => platform.close());

const caller = (userId: number, profileId: string | null = null) =>
  ({ userId, profileId, deviceId: null }) as Caller;

function watch(who: Caller, contentId: string, seconds: number, rootId = contentId) {
  const now = platform.clock.now();
  const moved = { contentId, rootId, channelId: null, seconds, percentage: 1 };
  return movePosition(platform.db, who, nextSnowflake(now), moved, new Date(now));
}

test('positions that are reported at the same time are stored together, each where it belongs', async () => {
  const [one, two, child] = [caller(1), caller(2), caller(1, 'a-child')];
  await Promise.all([
    watch(one, 'film', 10),
    watch(two, 'film', 20),
    watch(child, 'film', 30),
    watch(one, 'other', 40),
    // Of one title the last one counts.
    watch(one, 'film', 50),
  ]);
  const seconds = async (who: Caller) =>
    (await positionsUnder(platform.db, who, 'film')).map((position) => position.seconds);
  expect(await Promise.all([one, two, child].map(seconds))).toEqual([[50], [20], [30]]);
  const titles = await Promise.all(
    [one, two, child].map(async (who) =>
      (await recentPositions(platform.db, who)).map(({ rootId }) => rootId).sort(),
    ),
  );
  expect(titles).toEqual([['film', 'other'], ['film'], ['film']]);
});

test('the history counts titles, however many episodes of one were watched', async () => {
  const fan = caller(3);
  const episodes = Array.from({ length: 501 }, (_, index) => `episode ${index}`);
  await watch(fan, 'film', 10);
  platform.clock.advance(1_000);
  await Promise.all(episodes.map((episode) => watch(fan, episode, 20, 'series')));
  platform.clock.advance(1_000);
  await watch(fan, 'last episode', 30, 'series');
  const titles = (await recentPositions(platform.db, fan)).map(({ rootId, seconds }) => [rootId, seconds]);
  expect(titles).toEqual([
    ['series', 30],
    ['film', 10],
  ]);
});

test('statistics that are reported at the same time move only those of their viewer', async () => {
  const now = platform.clock.now();
  const ids = [nextSnowflake(now), nextSnowflake(now + 90_000)] as const;
  const watched = { contentId: 'film', channelId: null, ts: 0 };
  await openStat(platform.db, caller(1), ids[0], watched, new Date(now));
  await openStat(platform.db, caller(2), ids[1], watched, new Date(now + 90_000));
  const moved = await Promise.all([
    moveStat(platform.db, caller(1), ids[0], 11, new Date(now)),
    moveStat(platform.db, caller(2), ids[0], 12, new Date(now)),
    moveStat(platform.db, caller(2), ids[1], 13, new Date(now)),
    moveStat(platform.db, caller(2), nextSnowflake(now), 14, new Date(now)),
  ]);
  expect(moved.map((stat) => stat?.seconds ?? null)).toEqual([11, null, 13, null]);
});
