import { and, desc, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { follows } from '../schema/reminders.ts';
import { ownedBy, profileOf } from './owner.ts';

export type Follow = typeof follows.$inferSelect;

/** The series that the caller follows, the latest first. */
export function listFollows(db: Database, caller: Caller): Promise<Follow[]> {
  return db
    .select()
    .from(follows)
    .where(ownedBy(follows, caller))
    .orderBy(desc(follows.createdAt), desc(follows.id));
}

/** Follows a series; doing it again changes nothing. */
export async function addFollow(db: Database, caller: Caller, contentId: string, now: Date): Promise<Follow> {
  const [stored] = await db
    .insert(follows)
    .values({
      userId: caller.userId,
      profileId: profileOf(caller),
      contentId,
      seenAt: now,
      announcedAt: now,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [follows.userId, follows.profileId, follows.contentId],
      set: { contentId },
    })
    .returning();
  if (!stored) throw new Error('an insert that returns nothing');
  return stored;
}

/** The episodes until then are known to the viewer, and stay known; false when the caller follows nothing with that id. */
export async function markFollowSeen(
  db: Database,
  caller: Caller,
  id: string,
  seenAt: Date,
): Promise<boolean> {
  const marked = await db
    .update(follows)
    .set({ seenAt: sql`greatest(${follows.seenAt}, ${sql.param(seenAt, follows.seenAt)})` })
    .where(and(ownedBy(follows, caller), eq(follows.id, id)))
    .returning({ id: follows.id });
  return marked.length > 0;
}

/** Follows a series no longer; false when the caller follows nothing with that id. */
export async function removeFollow(db: Database, caller: Caller, id: string): Promise<boolean> {
  const removed = await db
    .delete(follows)
    .where(and(ownedBy(follows, caller), eq(follows.id, id)))
    .returning({ id: follows.id });
  return removed.length > 0;
}
