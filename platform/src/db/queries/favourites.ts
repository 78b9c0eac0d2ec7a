import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { type FavouriteKind, favourites } from '../schema/viewing.ts';
import { ownedBy, profileOf } from './owner.ts';

export type Favourite = typeof favourites.$inferSelect;

/** The caller's favourites: by their given priority, those without one by date, the latest first. */
export function listFavourites(db: Database, caller: Caller): Promise<Favourite[]> {
  return db
    .select()
    .from(favourites)
    .where(ownedBy(favourites, caller))
    .orderBy(asc(favourites.priority), desc(favourites.createdAt), asc(favourites.id));
}

/** Favourites of one kind, by the id of their object; `objectIds` limits the result. */
export async function favouritesByObject(
  db: Database,
  caller: Caller,
  kinds: FavouriteKind[],
  objectIds?: string[],
): Promise<Map<string, Favourite>> {
  const narrowed = objectIds ? inArray(favourites.objectId, objectIds) : undefined;
  const found = await db
    .select()
    .from(favourites)
    .where(and(ownedBy(favourites, caller), inArray(favourites.kind, kinds), narrowed));
  return new Map(found.map((favourite) => [favourite.objectId, favourite]));
}

/** Adds a favourite; adding it again returns the existing one. */
export async function addFavourite(
  db: Database,
  caller: Caller,
  kind: FavouriteKind,
  objectId: string,
  createdAt: Date,
): Promise<Favourite> {
  const [favourite] = await db
    .insert(favourites)
    .values({ userId: caller.userId, profileId: profileOf(caller), kind, objectId, createdAt })
    .onConflictDoUpdate({
      target: [favourites.userId, favourites.profileId, favourites.kind, favourites.objectId],
      set: { kind },
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
    .where(and(ownedBy(favourites, caller), eq(favourites.id, id)))
    .returning();
  return favourite ?? null;
}

/** Removes a favourite; false when the caller has none with that id. */
export async function removeFavourite(db: Database, caller: Caller, id: string): Promise<boolean> {
  const removed = await db
    .delete(favourites)
    .where(and(ownedBy(favourites, caller), eq(favourites.id, id)))
    .returning({ id: favourites.id });
  return removed.length > 0;
}
