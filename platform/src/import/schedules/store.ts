import { and, asc, eq, lte } from 'drizzle-orm';
import type { DatabaseReader } from '../../db/database.ts';
import type { Database } from '../../db/open.ts';
import { importSchedules, type Validators } from '../../db/schema/imports.ts';

export type Schedule = typeof importSchedules.$inferSelect;

type Writer = Pick<Database, 'insert' | 'update' | 'delete'>;

/** Nothing is known about the version of a source. */
export const NO_VALIDATORS: Validators = { etag: null, lastModified: null };

const isOne = ({ kind, target }: Pick<Schedule, 'kind' | 'target'>) =>
  and(eq(importSchedules.kind, kind), eq(importSchedules.target, target));

/** All schedules; those that are due first. */
export function allSchedules(db: DatabaseReader): Promise<Schedule[]> {
  return db.select().from(importSchedules).orderBy(asc(importSchedules.dueAt), asc(importSchedules.target));
}

/** The schedules whose time has come, the oldest first. */
export function dueSchedules(db: DatabaseReader, now: Date): Promise<Schedule[]> {
  return db
    .select()
    .from(importSchedules)
    .where(lte(importSchedules.dueAt, now))
    .orderBy(asc(importSchedules.dueAt));
}

/** The schedule of a source as it is now; null when there is none. */
export async function scheduleOf(
  db: DatabaseReader,
  source: Pick<Schedule, 'kind' | 'target'>,
): Promise<Schedule | null> {
  const [schedule] = await db.select().from(importSchedules).where(isOne(source));
  return schedule ?? null;
}

/** Adds a schedule, or changes that of the same source. */
export async function saveSchedule(db: Writer, schedule: Schedule): Promise<void> {
  await db
    .insert(importSchedules)
    .values(schedule)
    .onConflictDoUpdate({ target: [importSchedules.kind, importSchedules.target], set: schedule });
}

/** Removes the schedule of a source. Returns whether there was one. */
export async function removeSchedule(
  db: Writer,
  source: Pick<Schedule, 'kind' | 'target'>,
): Promise<boolean> {
  const removed = await db.delete(importSchedules).where(isOne(source)).returning();
  return removed.length > 0;
}

/** Guides are read at their next run whether they have changed or not. */
export async function readGuidesAgain(db: Writer): Promise<void> {
  await db
    .update(importSchedules)
    .set({ validators: NO_VALIDATORS })
    .where(eq(importSchedules.kind, 'xmltv'));
}
