import { and, eq, gt, isNotNull, isNull, lt, max, type SQL } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { favourites, watchPositions } from '../schema/viewing.ts';
import { ownedBy } from './owner.ts';

/** A removal can be undone for this time; the next removal deletes for good what is older. */
export const UNDO_MS = 10 * 60_000;

type Removable = typeof favourites | typeof watchPositions;

/** The rows of the caller that are not removed. */
export function notRemovedBy(table: Removable, caller: Caller) {
  return and(ownedBy(table, caller), isNull(table.removedAt));
}

/** The rows of the caller's last removal, or of the last one among the chosen rows, while it can be undone. */
export function lastRemoved(db: Database, table: Removable, caller: Caller, now: Date, chosen?: SQL) {
  const since = new Date(now.getTime() - UNDO_MS);
  const own = and(ownedBy(table, caller), chosen);
  const last = db
    .select({ at: max(table.removedAt) })
    .from(table)
    .where(and(own, gt(table.removedAt, since)));
  return and(own, eq(table.removedAt, last));
}

/** Deletes what nobody can bring back any more. */
export async function deleteRemoved(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNDO_MS);
  for (const table of [favourites, watchPositions]) {
    await db.delete(table).where(and(isNotNull(table.removedAt), lt(table.removedAt, before)));
  }
}
