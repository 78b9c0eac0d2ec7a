import { and, gt, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { contentViewers, watchPositions } from '../db/schema/viewing.ts';
import { type Repeated, repeat } from '../repeat.ts';
import { raiseCatalogueVersion } from './version.ts';

/** A title is as popular as the number of viewers who watched it within this time. */
const WINDOW_MS = 30 * 86_400_000;
const EVERY_MS = 3_600_000;

interface Needs {
  db: Database;
  clock: Clock;
}

/** Counts the viewers of each title anew; servers load the catalogue again when a number has changed. */
export async function countViewers({ db, clock }: Needs): Promise<void> {
  const since = new Date(clock.now() - WINDOW_MS);
  await db.transaction(async (tx) => {
    const counted = tx
      .select({
        contentId: watchPositions.rootId,
        // A profile is a viewer of its own.
        viewers: sql<number>`count(distinct (${watchPositions.userId}, ${watchPositions.profileId}))::int`.as(
          'viewers',
        ),
      })
      .from(watchPositions)
      .where(and(gt(watchPositions.updatedAt, since), isNull(watchPositions.removedAt)))
      .groupBy(watchPositions.rootId);
    const [before, now] = [await tx.select().from(contentViewers), await counted];
    const known = new Map(before.map(({ contentId, viewers }) => [contentId, viewers]));
    const isSame =
      known.size === now.length && now.every(({ contentId, viewers }) => known.get(contentId) === viewers);
    if (isSame) return;
    await tx.delete(contentViewers);
    await tx.insert(contentViewers).select(counted);
    await raiseCatalogueVersion(tx);
  });
}

/** Counts every hour. `onFailure` gets every error; the next hour tries again. */
export function startCounting(deps: Needs & { onFailure(error: unknown): void }): Repeated {
  return repeat(EVERY_MS, () => countViewers(deps).catch(deps.onFailure));
}
