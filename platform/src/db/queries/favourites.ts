import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import { isAnyOf, pairKey, pairsOf, rowsByKey } from '../batch.ts';
import type { Database } from '../open.ts';
import { type FavouriteKind, favourites } from '../schema/viewing.ts';
import { profileOf } from './owner.ts';
import { deleteRemoved, lastRemoved, notRemovedBy } from './removal.ts';

export type Favourite = typeof favourites.$inferSelect;

const favouritesOf = rowsByKey(
  (db) =>
    db
      .select()
      .from(favourites)
      .where(and(isAnyOf(favourites.userId, 'keys'), isNull(favourites.removedAt)))
      .orderBy(asc(favourites.priority), desc(favourites.createdAt), asc(favourites.id))
      .prepare('own_favourites'),
  ({ userId }) => userId,
);

/** The caller's favourites: by their given priority, those without one by date, the latest first. */
export async function listFavourites(db: Database, caller: Caller): Promise<Favourite[]> {
  const profileId = profileOf(caller);
  return (await favouritesOf(db)(caller.userId)).filter((favourite) => favourite.profileId === profileId);
}

/** Favourites of one kind, by the id of their object; `objectIds` limits the result. */
export async function favouritesByObject(
  db: Database,
  caller: Caller,
  kinds: FavouriteKind[],
  objectIds?: string[],
): Promise<Map<string, Favourite>> {
  const wanted = objectIds && new Set(objectIds);
  const found = (await listFavourites(db, caller)).filter(
    ({ kind, objectId }) => kinds.includes(kind) && (wanted?.has(objectId) ?? true),
  );
  return new Map(found.map((favourite) => [favourite.objectId, favourite]));
}

const ofObjects = rowsByKey(
  (db) =>
    db
      .select()
      .from(favourites)
      .where(
        and(
          isAnyOf(favourites.userId, 'userIds'),
          isAnyOf(favourites.objectId, 'ids'),
          isNull(favourites.removedAt),
        ),
      )
      .prepare('own_favourites_of_objects'),
  ({ userId, objectId }) => pairKey(userId, objectId),
  pairsOf,
);

/** The caller's favourite of one object, or null. */
export async function favouriteOf(
  db: Database,
  caller: Caller,
  kinds: FavouriteKind[],
  objectId: string,
): Promise<Favourite | null> {
  const profileId = profileOf(caller);
  const all = await ofObjects(db)(pairKey(caller.userId, objectId));
  return all.find((favourite) => favourite.profileId === profileId && kinds.includes(favourite.kind)) ?? null;
}

/** Adds a favourite; adding it again returns the existing one. A removed one is new again. */
export async function addFavourite(
  db: Database,
  caller: Caller,
  kind: FavouriteKind,
  objectId: string,
  createdAt: Date,
): Promise<Favourite> {
  const isKept = isNull(favourites.removedAt);
  const [favourite] = await db
    .insert(favourites)
    .values({ userId: caller.userId, profileId: profileOf(caller), kind, objectId, createdAt })
    .onConflictDoUpdate({
      target: [favourites.userId, favourites.profileId, favourites.kind, favourites.objectId],
      set: {
        removedAt: null,
        createdAt: sql`case when ${isKept} then ${favourites.createdAt} else excluded.created_at end`,
        priority: sql`case when ${isKept} then ${favourites.priority} else excluded.priority end`,
      },
    })
    .returning();
  if (!favourite) throw new Error('an insert that returns nothing');
  return favourite;
}

/** Sets the priority of a favourite; null when there is none with that id. */
export async function placeFavourite(
  db: Database,
  caller: Caller,
  id: string,
  priority: number,
): Promise<Favourite | null> {
  const [favourite] = await db
    .update(favourites)
    .set({ priority })
    .where(and(notRemovedBy(favourites, caller), eq(favourites.id, id)))
    .returning();
  return favourite ?? null;
}

/** One favourite, or all of a kind. */
type Which = { id: string } | { kind: FavouriteKind };

const chosenBy = (which: Which) =>
  'id' in which ? eq(favourites.id, which.id) : eq(favourites.kind, which.kind);

/** Removes one favourite, or all of a kind; returns how many. It can be undone (`restoreFavourites`). */
export async function removeFavourites(
  db: Database,
  caller: Caller,
  which: Which,
  removedAt: Date,
): Promise<number> {
  const removed = await db
    .update(favourites)
    .set({ removedAt })
    .where(and(notRemovedBy(favourites, caller), chosenBy(which)))
    .returning({ id: favourites.id });
  await deleteRemoved(db, removedAt);
  return removed.length;
}

/** Brings back what the caller removed last, of these or of all. */
export function restoreFavourites(
  db: Database,
  caller: Caller,
  now: Date,
  which?: Which,
): Promise<Favourite[]> {
  return db
    .update(favourites)
    .set({ removedAt: null })
    .where(lastRemoved(db, favourites, caller, now, which && chosenBy(which)))
    .returning();
}
