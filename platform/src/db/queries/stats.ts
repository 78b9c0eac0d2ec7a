import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../http/caller.ts';
import { batched, perDatabase } from '../batch.ts';
import type { Database } from '../open.ts';
import { streamStats } from '../schema/viewing.ts';
import { profileOf } from './owner.ts';

export type StreamStat = typeof streamStats.$inferSelect;

export type Watched = { contentId: string | null; channelId: number | null; ts: number };

const insertStat = perDatabase((db) =>
  batched<typeof streamStats.$inferInsert, void>(async (stats) => {
    await db.insert(streamStats).values(stats);
    return () => undefined;
  }),
);

/** Creates the statistics of one stream answer. */
export function openStat(
  db: Database,
  caller: Caller,
  id: string,
  watched: Watched,
  createdAt: Date,
): Promise<void> {
  return insertStat(db)({
    id,
    userId: caller.userId,
    deviceId: caller.deviceId,
    profileId: profileOf(caller),
    ...watched,
    createdAt,
    updatedAt: createdAt,
  });
}

/** Updates statistics of the caller; null when there are none with that id. */
export async function moveStat(
  db: Database,
  caller: Caller,
  id: string,
  seconds: number,
  updatedAt: Date,
): Promise<StreamStat | null> {
  const [stat] = await db
    .update(streamStats)
    .set({ seconds, updatedAt })
    .where(and(eq(streamStats.id, id), eq(streamStats.userId, caller.userId)))
    .returning();
  return stat ?? null;
}
