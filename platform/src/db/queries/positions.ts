import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { watchPositions } from '../schema/viewing.ts';
import { profileOf } from './owner.ts';
import { deleteRemoved, keptBy, lastRemoved } from './removal.ts';

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
    .where(and(keptBy(watchPositions, caller), inArray(watchPositions.contentId, contentIds)));
  return new Map(found.map((position) => [position.contentId, position]));
}

/** All positions of the caller in one film or series, the latest first. */
export function positionsUnder(db: Database, caller: Caller, rootId: string): Promise<WatchPosition[]> {
  return db
    .select()
    .from(watchPositions)
    .where(and(keptBy(watchPositions, caller), eq(watchPositions.rootId, rootId)))
    .orderBy(desc(watchPositions.updatedAt));
}

/** The longest history, in titles. */
const HISTORY_LIMIT = 500;

/** The latest position in each film and series, the latest first. */
export async function recentPositions(db: Database, caller: Caller): Promise<WatchPosition[]> {
  const found = await db
    .select()
    .from(watchPositions)
    .where(keptBy(watchPositions, caller))
    .orderBy(desc(watchPositions.updatedAt))
    .limit(HISTORY_LIMIT);
  const seen = new Set<string>();
  return found.filter(({ rootId }) => !seen.has(rootId) && seen.add(rootId));
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
  const own = keptBy(watchPositions, caller);
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

/** Brings back what the caller removed last; returns how many positions. */
export async function restorePositions(db: Database, caller: Caller, now: Date): Promise<number> {
  const restored = await db
    .update(watchPositions)
    .set({ removedAt: null })
    .where(lastRemoved(db, watchPositions, caller, now))
    .returning({ id: watchPositions.id });
  return restored.length;
}

export type Moved = Pick<WatchPosition, 'contentId' | 'rootId' | 'channelId' | 'seconds' | 'percentage'>;

/** Updates the caller's position in a title. */
export async function movePosition(
  db: Database,
  caller: Caller,
  id: string,
  moved: Moved,
  updatedAt: Date,
): Promise<void> {
  const { seconds, percentage, channelId } = moved;
  await db
    .insert(watchPositions)
    .values({ id, userId: caller.userId, profileId: profileOf(caller), ...moved, updatedAt })
    .onConflictDoUpdate({
      target: [watchPositions.userId, watchPositions.profileId, watchPositions.contentId],
      set: { seconds, percentage, channelId, updatedAt, removedAt: null },
    });
}
