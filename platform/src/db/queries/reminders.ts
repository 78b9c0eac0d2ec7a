import { and, asc, eq, lt } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import type { Database } from '../open.ts';
import { reminders } from '../schema/reminders.ts';
import { ownedBy, profileOf } from './owner.ts';

export type Reminder = typeof reminders.$inferSelect;

/** A programme may be moved by half a day; a day after its time nobody needs the reminder. */
const PAST_SECONDS = 86_400;

/** The longest list: each of its programmes is looked up in the schedule. */
const LONGEST_LIST = 500;

/** The caller's next reminders by their time; old ones of everybody are deleted on the way. */
export async function listReminders(db: Database, caller: Caller, now: number): Promise<Reminder[]> {
  await db.delete(reminders).where(lt(reminders.startsAt, now - PAST_SECONDS));
  return db
    .select()
    .from(reminders)
    .where(ownedBy(reminders, caller))
    .orderBy(asc(reminders.startsAt), asc(reminders.channelId))
    .limit(LONGEST_LIST);
}

/** Adds a reminder; adding it again returns the existing one. */
export async function addReminder(
  db: Database,
  caller: Caller,
  reminder: Pick<Reminder, 'channelId' | 'programme' | 'title' | 'startsAt' | 'createdAt'>,
): Promise<Reminder> {
  const { programme, title } = reminder;
  const [stored] = await db
    .insert(reminders)
    .values({ userId: caller.userId, profileId: profileOf(caller), ...reminder })
    .onConflictDoUpdate({
      target: [reminders.userId, reminders.profileId, reminders.channelId, reminders.startsAt],
      set: { programme, title },
    })
    .returning();
  if (!stored) throw new Error('an insert that returns nothing');
  return stored;
}

/** Removes a reminder; false when the caller has none with that id. */
export async function removeReminder(db: Database, caller: Caller, id: string): Promise<boolean> {
  const removed = await db
    .delete(reminders)
    .where(and(ownedBy(reminders, caller), eq(reminders.id, id)))
    .returning({ id: reminders.id });
  return removed.length > 0;
}
