import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/open.ts';
import { searchFinds } from '../db/schema/search.ts';
import { contentRatings, favourites, streamStats, watchPositions } from '../db/schema/viewing.ts';

/** The new owner: history and favourites belong to a profile. */
export interface NewOwner {
  userId: number;
  profileId: string;
}

/** A statement has at most 65 535 parameters. */
const BATCH = 1000;

const excluded = (column: PgColumn) => sql.raw(`excluded.${column.name}`);

/** The newest row of each key, because a guest may have had several profiles. */
function newestOf<Row>(rows: Row[], keyOf: (row: Row) => string, timeOf: (row: Row) => Date): Row[] {
  const newest = new Map<string, Row>();
  for (const row of rows) {
    const newer = newest.get(keyOf(row));
    if (!newer || timeOf(newer) < timeOf(row)) newest.set(keyOf(row), row);
  }
  return [...newest.values()];
}

async function insertAll<T extends PgTable>(
  rows: T['$inferInsert'][],
  insert: (batch: T['$inferInsert'][]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH));
}

async function carryFavourites(tx: Database, guestId: number, owner: NewOwner): Promise<void> {
  const ofGuest = and(eq(favourites.userId, guestId), isNull(favourites.removedAt));
  const taken = await tx.delete(favourites).where(ofGuest).returning();
  const rows = newestOf(
    taken,
    ({ kind, objectId }) => `${kind} ${objectId}`,
    ({ createdAt }) => createdAt,
  ).map((row) => ({ ...row, ...owner }));
  await insertAll<typeof favourites>(rows, (batch) =>
    tx.insert(favourites).values(batch).onConflictDoNothing(),
  );
}

async function carryPositions(tx: Database, guestId: number, owner: NewOwner): Promise<void> {
  const ofGuest = and(eq(watchPositions.userId, guestId), isNull(watchPositions.removedAt));
  const taken = await tx.delete(watchPositions).where(ofGuest).returning();
  const rows = newestOf(
    taken,
    ({ contentId }) => contentId,
    ({ updatedAt }) => updatedAt,
  ).map((row) => ({ ...row, ...owner }));
  const { userId, profileId, contentId, seconds, percentage, channelId, updatedAt } = watchPositions;
  await insertAll<typeof watchPositions>(rows, (batch) =>
    tx
      .insert(watchPositions)
      .values(batch)
      .onConflictDoUpdate({
        target: [userId, profileId, contentId],
        set: {
          seconds: excluded(seconds),
          percentage: excluded(percentage),
          channelId: excluded(channelId),
          updatedAt: excluded(updatedAt),
          removedAt: null,
        },
        setWhere: sql`${excluded(updatedAt)} > ${updatedAt}`,
      }),
  );
}

async function carryRatings(tx: Database, guestId: number, owner: NewOwner): Promise<void> {
  const taken = await tx.delete(contentRatings).where(eq(contentRatings.userId, guestId)).returning();
  const rows = newestOf(
    taken,
    ({ contentId }) => contentId,
    ({ updatedAt }) => updatedAt,
  ).map((row) => ({ ...row, ...owner }));
  await insertAll<typeof contentRatings>(rows, (batch) =>
    tx.insert(contentRatings).values(batch).onConflictDoNothing(),
  );
}

async function carryFinds(tx: Database, guestId: number, owner: NewOwner): Promise<void> {
  const taken = await tx.delete(searchFinds).where(eq(searchFinds.userId, guestId)).returning();
  const rows = newestOf(
    taken,
    ({ text }) => text,
    ({ createdAt }) => createdAt,
  ).map((row) => ({ ...row, ...owner }));
  await insertAll<typeof searchFinds>(rows, (batch) =>
    tx.insert(searchFinds).values(batch).onConflictDoNothing(),
  );
}

/**
 * Moves a guest's history, favourites and searches to the user who logged in (spec 1 §4 "Login flow" 6):
 * of two positions in the same title the later one wins, and the user's own settings stay.
 */
export async function carryOver(tx: Database, guestId: number, owner: NewOwner): Promise<void> {
  await carryFavourites(tx, guestId, owner);
  await carryPositions(tx, guestId, owner);
  await carryRatings(tx, guestId, owner);
  await carryFinds(tx, guestId, owner);
  await tx
    .update(streamStats)
    .set({ userId: owner.userId, profileId: owner.profileId })
    .where(eq(streamStats.userId, guestId));
}
