import { eq, sql } from 'drizzle-orm';
import { profiles } from '../db/schema/session.ts';
import { screenUse } from '../db/schema/viewing.ts';
import {
  LONGEST_GAP_MS,
  localDay,
  MORE_MS,
  type ScreenLimits,
  type ScreenTime,
  screenTimeAt,
} from '../domain/screen-time.ts';
import type { Deps } from '../http/app.ts';
import type { Caller } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';

type Watcher = Pick<Caller, 'childLevel' | 'profileId' | 'timezone'>;
type Needs = Pick<Deps, 'db' | 'clock'>;

const NO_LIMIT: ScreenTime = { secondsLeft: null, reason: null };

export function limitsOf({
  dailyMinutes,
  bedtimeFrom,
  bedtimeTo,
}: Pick<typeof profiles.$inferSelect, 'dailyMinutes' | 'bedtimeFrom' | 'bedtimeTo'>): ScreenLimits {
  const bedtime = bedtimeFrom === null || bedtimeTo === null ? null : { from: bedtimeFrom, to: bedtimeTo };
  return { dailyMinutes, bedtime };
}

/** What is left for the child of a caller; adults have no limit. */
export async function screenTimeOf({ db, clock }: Needs, caller: Watcher): Promise<ScreenTime> {
  const { childLevel, profileId, timezone } = caller;
  if (childLevel === null || profileId === null) return NO_LIMIT;
  const [row] = await db
    .select({ profile: profiles, use: screenUse })
    .from(profiles)
    .leftJoin(screenUse, eq(screenUse.profileId, profiles.id))
    .where(eq(profiles.id, profileId));
  if (!row) return NO_LIMIT;
  const { day, usedMs, moreUntil } = row.use ?? { day: '', usedMs: 0, moreUntil: null };
  const use = { day, usedMs, moreUntil: moreUntil?.getTime() ?? null };
  return screenTimeAt(limitsOf(row.profile), use, clock.now(), timezone);
}

/**
 * Notes that a child watches now: a stream was opened, or its position reported. The time since the last such sign counts
 * when it is short, by the clock of the platform: what a device says about time has no effect. All devices of a profile
 * share the sign, so two at once count once. One statement, so that parallel signs cannot count twice.
 */
export async function noteWatching({ db, clock }: Needs, caller: Watcher): Promise<void> {
  const { childLevel, profileId, timezone } = caller;
  if (childLevel === null || profileId === null) return;
  const now = new Date(clock.now());
  const { day, passedMs } = localDay(now.getTime(), timezone);
  // A gap of some weeks has more milliseconds than an integer holds.
  const gap = sql`(extract(epoch from (excluded.seen_at - ${screenUse.seenAt})) * 1000)::bigint`;
  const counted = sql`case when ${gap} between 0 and ${LONGEST_GAP_MS}::integer then least(${gap}, ${Math.floor(passedMs)}::integer) else 0 end`;
  // If the account moves to another time zone and the day goes back, the used minutes are not reset.
  const before = sql`case when excluded.day > ${screenUse.day} then 0 else ${screenUse.usedMs} end`;
  await db
    .insert(screenUse)
    .values({ profileId, day, usedMs: 0, seenAt: now })
    .onConflictDoUpdate({
      target: screenUse.profileId,
      set: {
        usedMs: sql`${before} + ${counted}`,
        day: sql`greatest(excluded.day, ${screenUse.day})`,
        seenAt: sql`greatest(excluded.seen_at, ${screenUse.seenAt})`,
      },
    });
}

/** Throws 403 `bedtime` or `screen_time_over` when a child may not watch now. */
export async function requireScreenTime(deps: Needs, caller: Watcher): Promise<ScreenTime> {
  const time = await screenTimeOf(deps, caller);
  if (time.reason) throw new ApiError(time.reason);
  return time;
}

/** A parent gives more, from now on. */
export async function giveMore({ db, clock }: Needs, profileId: string, zone: string): Promise<void> {
  const now = clock.now();
  const moreUntil = new Date(now + MORE_MS);
  const { day } = localDay(now, zone);
  await db
    .insert(screenUse)
    .values({ profileId, day, usedMs: 0, seenAt: new Date(now), moreUntil })
    .onConflictDoUpdate({ target: screenUse.profileId, set: { moreUntil } });
}
