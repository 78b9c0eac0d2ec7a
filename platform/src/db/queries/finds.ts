import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { searchFinds } from '../schema/search.ts';
import { ownedBy, profileOf } from './owner.ts';

export type Find = typeof searchFinds.$inferSelect;

/** The size of the list under a search field. */
const MAX_FINDS = 20;

/** The caller's recent finds, the latest first. */
export function recentFinds(db: Pick<Database, 'select'>, caller: Caller): Promise<Find[]> {
  return db
    .select()
    .from(searchFinds)
    .where(ownedBy(searchFinds, caller))
    .orderBy(desc(searchFinds.createdAt), desc(searchFinds.id))
    .limit(MAX_FINDS);
}

type NewFind = Pick<Find, 'id' | 'text' | 'title' | 'contentType' | 'objectId' | 'createdAt'>;

/** Stores a find of the caller; a repeated text moves to the front, the oldest one is removed. */
export async function storeFind(db: Database, caller: Caller, find: NewFind): Promise<Find> {
  return db.transaction(async (tx) => {
    const { id: _, ...set } = find;
    const [stored] = await tx
      .insert(searchFinds)
      .values({ ...find, userId: caller.userId, profileId: profileOf(caller) })
      .onConflictDoUpdate({ target: [searchFinds.userId, searchFinds.profileId, searchFinds.text], set })
      .returning();
    if (!stored) throw new Error('an insert that returns nothing');
    const recent = await recentFinds(tx, caller);
    const ids = recent.map(({ id }) => id);
    await tx.delete(searchFinds).where(and(ownedBy(searchFinds, caller), notInArray(searchFinds.id, ids)));
    return stored;
  });
}

/** Removes one find of the caller, or all; returns how many. */
export async function removeFinds(db: Database, caller: Caller, id?: string): Promise<number> {
  const one = id === undefined ? undefined : eq(searchFinds.id, id);
  const removed = await db
    .delete(searchFinds)
    .where(and(ownedBy(searchFinds, caller), one))
    .returning({ id: searchFinds.id });
  return removed.length;
}
