import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import { batched, isAnyOf, pairKey, pairsOf, perDatabase, rowsByKey } from '../batch.ts';
import type { Database } from '../open.ts';
import { watchPositions } from '../schema/viewing.ts';
import { ownedBy, profileOf } from './owner.ts';
import { deleteRemoved, lastRemoved, notRemovedBy } from './removal.ts';

export type WatchPosition = typeof watchPositions.$inferSelect;

/** The caller's positions in these titles. */
export async function positionsIn(
  db: Database,
  caller: Caller,
  contentIds: string[],
): Promise<Map<string, WatchPosition>> {
  if (contentIds.length === 0) return new Map();
  const found = await db
    .select()
    .from(watchPositions)
    .where(and(notRemovedBy(watchPositions, caller), inArray(watchPositions.contentId, contentIds)));
  return new Map(found.map((position) => [position.contentId, position]));
}

const inTitle = rowsByKey(
  (db) =>
    db
      .select()
      .from(watchPositions)
      .where(
        and(
          isAnyOf(watchPositions.userId, 'userIds'),
          isAnyOf(watchPositions.rootId, 'ids'),
          isNull(watchPositions.removedAt),
        ),
      )
      .orderBy(desc(watchPositions.updatedAt))
      .prepare('own_positions_in_titles'),
  ({ userId, rootId }) => pairKey(userId, rootId),
  pairsOf,
);

/** All positions of the caller in one film or series, the latest first. */
export async function positionsUnder(db: Database, caller: Caller, rootId: string): Promise<WatchPosition[]> {
  const profileId = profileOf(caller);
  const all = await inTitle(db)(pairKey(caller.userId, rootId));
  return all.filter((position) => position.profileId === profileId);
}

/** The longest history, in titles. */
const HISTORY_LIMIT = 500;

const latestOf = rowsByKey(
  (db) => {
    const { userId, profileId, rootId, updatedAt, removedAt } = watchPositions;
    const latest = db
      .selectDistinctOn([userId, profileId, rootId])
      .from(watchPositions)
      .where(and(isAnyOf(userId, 'keys'), isNull(removedAt)))
      .orderBy(userId, profileId, rootId, desc(updatedAt))
      .as('latest');
    const place = sql<number>`row_number() over (partition by ${latest.userId}, ${latest.profileId} order by ${latest.updatedAt} desc)`;
    const placed = db
      .select({ ...latest._.selectedFields, place: place.as('place') })
      .from(latest)
      .as('placed');
    return db
      .select()
      .from(placed)
      .where(lte(placed.place, HISTORY_LIMIT))
      .orderBy(desc(placed.updatedAt))
      .prepare('own_history');
  },
  ({ userId }) => userId,
);

/** The latest position in each film and series, the latest first. */
export async function recentPositions(db: Database, caller: Caller): Promise<WatchPosition[]> {
  const profileId = profileOf(caller);
  return (await latestOf(db)(caller.userId)).filter((position) => position.profileId === profileId);
}

/**
 * Removes the positions of the title of a position, or all positions; returns how many. It can be undone
 * (`restorePositions`).
 */
export async function removePositions(
  db: Database,
  caller: Caller,
  removedAt: Date,
  id?: string,
): Promise<number> {
  const own = notRemovedBy(watchPositions, caller);
  // A series has one card (recentPositions): removing only its latest episode would show the one before.
  const root = db
    .select({ rootId: watchPositions.rootId })
    .from(watchPositions)
    .where(and(own, eq(watchPositions.id, id ?? '')));
  const removed = await db
    .update(watchPositions)
    .set({ removedAt })
    .where(id === undefined ? own : and(own, inArray(watchPositions.rootId, root)))
    .returning({ id: watchPositions.id });
  await deleteRemoved(db, removedAt);
  return removed.length;
}

/** Brings back what the caller removed last, of the title of a position or of all; returns how many positions. */
export async function restorePositions(
  db: Database,
  caller: Caller,
  now: Date,
  id?: string,
): Promise<number> {
  const root = db
    .select({ rootId: watchPositions.rootId })
    .from(watchPositions)
    .where(and(ownedBy(watchPositions, caller), eq(watchPositions.id, id ?? '')));
  const chosen = id === undefined ? undefined : inArray(watchPositions.rootId, root);
  const restored = await db
    .update(watchPositions)
    .set({ removedAt: null })
    .where(lastRemoved(db, watchPositions, caller, now, chosen))
    .returning({ id: watchPositions.id });
  return restored.length;
}

export type Moved = Pick<WatchPosition, 'contentId' | 'rootId' | 'channelId' | 'seconds' | 'percentage'>;

type NewPosition = Moved & Pick<WatchPosition, 'id' | 'userId' | 'profileId' | 'updatedAt'>;

/** One parameter for any number of rows, as with statistics (stats.ts). */
const writePosition = perDatabase((db) => {
  const given = sql`jsonb_to_recordset(${sql.placeholder('positions')}::jsonb) as given(
    "id" text, "userId" integer, "profileId" text, "contentId" text, "rootId" text, "channelId" integer, "seconds" integer, "percentage" integer, "updatedAt" timestamptz)`;
  const write = db
    .insert(watchPositions)
    // In the order of the table's columns.
    .select(
      sql`select "id", "userId", "profileId", "contentId", "rootId", "channelId", "seconds", "percentage", "updatedAt", null::timestamptz from ${given}`,
    )
    .onConflictDoUpdate({
      target: [watchPositions.userId, watchPositions.profileId, watchPositions.contentId],
      set: {
        seconds: sql`excluded.seconds`,
        percentage: sql`excluded.percentage`,
        channelId: sql`excluded.channel_id`,
        updatedAt: sql`excluded.updated_at`,
        removedAt: null,
      },
    })
    .prepare('write_positions');
  return batched<NewPosition, void>(async (moved) => {
    // Of two of one title the later counts: one statement writes a row once. The order keeps two platforms from waiting for each other.
    const last = new Map(
      moved.map((row) => [`${row.userId} ${row.profileId} ${row.contentId}`, row] as const),
    );
    const positions = [...last].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    await write.execute({ positions: JSON.stringify(positions) });
    return () => undefined;
  });
});

/**
 * Updates the caller's position in a title; positions of the same time are written together. It resolves when the position is stored, so
 * that the next read of any platform has it.
 */
export function movePosition(
  db: Database,
  caller: Caller,
  id: string,
  moved: Moved,
  updatedAt: Date,
): Promise<void> {
  const { userId } = caller;
  return writePosition(db)({ id, userId, profileId: profileOf(caller), ...moved, updatedAt });
}
