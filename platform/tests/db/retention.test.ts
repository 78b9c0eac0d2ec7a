import { sql } from 'drizzle-orm';
import { openStat } from '../../src/db/queries/stats.ts';
import { applyRetention, RETENTION_DAYS } from '../../src/db/retention.ts';
import { offers } from '../../src/db/schema/money.ts';
import { users } from '../../src/db/schema/session.ts';
import { streamStats, watchPositions } from '../../src/db/schema/viewing.ts';
import { nextSnowflake, snowflakeMs } from '../../src/domain/snowflake.ts';
import type { Caller } from '../../src/http/caller.ts';
import { type TestPlatform, testPlatform } from '../support/platform.ts';

const DAY_MS = 86_400_000;
const never = new AbortController().signal;
const caller = { userId: 1, deviceId: null, profileId: null } as Caller;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ contents: 'providers' });
});
afterAll(() => platform.close());

const apply = () => applyRetention(platform.db, platform.clock.now(), never);

async function watch(): Promise<void> {
  const now = platform.clock.now();
  const watched = { contentId: null, channelId: 1, ts: 0 };
  await openStat(platform.db, caller, nextSnowflake(now), watched, new Date(now));
}

/** The partitions that have rows, and how many. */
async function placed(): Promise<Record<string, number>> {
  const { rows } = (await platform.db.execute(
    sql`select tableoid::regclass::text as name, count(*)::int as n from stream_stats group by 1 order by 1`,
  )) as unknown as { rows: { name: string; n: number }[] };
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

test('an id tells the moment at which it was made', () => {
  const now = Date.UTC(2031, 4, 6, 7, 8, 9, 10);
  expect(snowflakeMs(nextSnowflake(now))).toBe(now);
});

test('statistics lie in partitions of a week, and go with the whole partition', async () => {
  await watch();
  expect(await placed()).toEqual({ stream_stats_other: 1 });
  // Its week has begun in the partition for everything else, and stays there.
  await apply();
  platform.clock.advance(7 * DAY_MS);
  await watch();
  await watch();
  await apply();
  const [week = ''] = Object.keys(await placed()).filter((name) => name !== 'stream_stats_other');
  expect(week).toMatch(/^stream_stats_\d{8}$/);
  expect(await placed()).toEqual({ [week]: 2, stream_stats_other: 1 });

  platform.clock.advance((RETENTION_DAYS.streamStats - 3) * DAY_MS);
  await apply();
  expect(await placed()).toEqual({ [week]: 2 });
  platform.clock.advance(11 * DAY_MS);
  await apply();
  expect(await placed()).toEqual({});
  expect(await platform.db.$count(streamStats)).toBe(0);
});

test('a position goes two years after the title was last watched', async () => {
  const now = platform.clock.now();
  const at = (days: number) => new Date(now - days * DAY_MS);
  const position = (id: string, days: number) => ({
    id,
    userId: 1,
    contentId: id,
    rootId: id,
    seconds: 60,
    percentage: 1,
    updatedAt: at(days),
  });
  const { watchPositions: days } = RETENTION_DAYS;
  await platform.db.insert(watchPositions).values([position('1', days - 1), position('2', days + 1)]);
  await apply();
  expect((await platform.db.select().from(watchPositions)).map(({ id }) => id)).toEqual(['1']);
});

test('an offer goes thirty days after it was made', async () => {
  const now = platform.clock.now();
  const [user] = await platform.db
    .insert(users)
    .values({ providerId: 1, username: 'offered', timezone: 'UTC', deviceLimit: 5, joinedAt: new Date(now) })
    .returning();
  const offer = (id: string, days: number) => ({
    ...{ id, userId: user?.id ?? 0, purchaseTypeId: 'any', amount: '1.00' },
    ...{ offerVersion: 1, paysystemVersion: 1, createdAt: new Date(now - days * DAY_MS) },
  });
  await platform.db.insert(offers).values([offer('1', 29), offer('2', 31)]);
  await apply();
  expect((await platform.db.select().from(offers)).map(({ id }) => id)).toEqual(['1']);
});
