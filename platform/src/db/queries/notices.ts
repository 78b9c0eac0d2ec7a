import { and, asc, desc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../open.ts';
import { messages, noticeRemovals, pushes } from '../schema/notices.ts';
import { UNDO_MS } from './removal.ts';

export type Message = typeof messages.$inferSelect;
export type Push = typeof pushes.$inferSelect;

/** The longest list of messages. */
const MAX_MESSAGES = 100;

/** Sent to this user, or to everybody. */
function sentTo(table: { userId: PgColumn }, userId: number) {
  return or(isNull(table.userId), eq(table.userId, userId));
}

function notPutAway(db: Database, table: { id: PgColumn }, userId: number) {
  const own = and(eq(noticeRemovals.userId, userId), eq(noticeRemovals.noticeId, table.id));
  return notExists(db.select({ one: sql`1` }).from(noticeRemovals).where(own));
}

/** The messages of a user that were not removed, the latest first. */
export function messagesOf(db: Database, userId: number): Promise<Message[]> {
  return db
    .select()
    .from(messages)
    .where(and(sentTo(messages, userId), notPutAway(db, messages, userId)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MAX_MESSAGES);
}

/** The pushes of a user that are valid at this moment, the earliest first. */
export function pushesOf(db: Database, userId: number, now: Date): Promise<Push[]> {
  const lasts = sql`${pushes.timeStart} + make_interval(secs => ${pushes.timeToLive}) > ${now.toISOString()}::timestamptz`;
  return db
    .select()
    .from(pushes)
    .where(and(sentTo(pushes, userId), lte(pushes.timeStart, now), lasts, notPutAway(db, pushes, userId)))
    .orderBy(asc(pushes.timeStart), asc(pushes.id))
    .limit(MAX_MESSAGES);
}

async function putAway(db: Database, userId: number, noticeId: string, removedAt: Date): Promise<void> {
  await db.insert(noticeRemovals).values({ userId, noticeId, removedAt }).onConflictDoNothing();
}

/** Removes a message for this user only; null when there is none. */
export async function removeMessage(
  db: Database,
  userId: number,
  id: string,
  now: Date,
): Promise<Message | null> {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), sentTo(messages, userId), notPutAway(db, messages, userId)));
  if (!message) return null;
  await putAway(db, userId, id, now);
  return message;
}

/** Brings back a message that this user removed a short time ago; null when there is none. */
export async function restoreMessage(
  db: Database,
  userId: number,
  id: string,
  now: Date,
): Promise<Message | null> {
  const since = new Date(now.getTime() - UNDO_MS);
  const own = and(eq(noticeRemovals.userId, userId), eq(noticeRemovals.noticeId, id));
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), sentTo(messages, userId)));
  if (!message) return null;
  const removed = await db
    .delete(noticeRemovals)
    .where(and(own, gt(noticeRemovals.removedAt, since)))
    .returning();
  return removed.length > 0 ? message : null;
}

/** Removes a push like a message. */
export async function removePush(db: Database, userId: number, id: string, now: Date): Promise<boolean> {
  const [push] = await db
    .select({ id: pushes.id })
    .from(pushes)
    .where(and(eq(pushes.id, id), sentTo(pushes, userId), notPutAway(db, pushes, userId)));
  if (!push) return false;
  await putAway(db, userId, id, now);
  return true;
}
