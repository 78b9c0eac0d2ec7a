import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import { isAnyOf, pairKey, pairsOf, rowsByKey } from '../batch.ts';
import type { Database } from '../open.ts';
import { contentRatings } from '../schema/viewing.ts';
import { ownedBy, profileOf } from './owner.ts';

export type ContentRating = typeof contentRatings.$inferSelect;

const ofTitle = rowsByKey(
  (db) =>
    db
      .select()
      .from(contentRatings)
      .where(and(isAnyOf(contentRatings.userId, 'userIds'), isAnyOf(contentRatings.contentId, 'ids')))
      .prepare('own_ratings_of_titles'),
  ({ userId, contentId }) => pairKey(userId, contentId),
  pairsOf,
);

/** The caller's rating of a title, or null. */
export async function ratingOf(
  db: Database,
  caller: Caller,
  contentId: string,
): Promise<ContentRating | null> {
  const profileId = profileOf(caller);
  const all = await ofTitle(db)(pairKey(caller.userId, contentId));
  return all.find((rating) => rating.profileId === profileId) ?? null;
}

/** The caller's ratings of these titles. */
export async function ratingsOfTitles(
  db: Database,
  caller: Caller,
  contentIds: string[],
): Promise<Map<string, ContentRating>> {
  const found = await db
    .select()
    .from(contentRatings)
    .where(and(ownedBy(contentRatings, caller), inArray(contentRatings.contentId, contentIds)));
  return new Map(found.map((rating) => [rating.contentId, rating]));
}

/** All ratings of the caller, the latest first. */
export function listRatings(db: Database, caller: Caller): Promise<ContentRating[]> {
  return db
    .select()
    .from(contentRatings)
    .where(ownedBy(contentRatings, caller))
    .orderBy(desc(contentRatings.updatedAt), desc(contentRatings.id));
}

/** Rates a title; a second rating replaces the first. */
export async function rate(
  db: Database,
  caller: Caller,
  { id, contentId, rating, updatedAt }: Pick<ContentRating, 'id' | 'contentId' | 'rating' | 'updatedAt'>,
): Promise<ContentRating> {
  const [stored] = await db
    .insert(contentRatings)
    .values({ id, userId: caller.userId, profileId: profileOf(caller), contentId, rating, updatedAt })
    .onConflictDoUpdate({
      target: [contentRatings.userId, contentRatings.profileId, contentRatings.contentId],
      set: { rating, updatedAt },
    })
    .returning();
  if (!stored) throw new Error('an insert that returns nothing');
  return stored;
}

/** Removes a rating; false when the caller has none with that id. */
export async function withdrawRating(db: Database, caller: Caller, id: string): Promise<boolean> {
  const removed = await db
    .delete(contentRatings)
    .where(and(ownedBy(contentRatings, caller), eq(contentRatings.id, id)))
    .returning({ id: contentRatings.id });
  return removed.length > 0;
}
