import { and, getTableColumns, gte, lte, sql } from 'drizzle-orm';
import { snowflakeMs } from '../../domain/snowflake.ts';
import type { Caller } from '../../http/caller.ts';
import { batched, pairKey, perDatabase } from '../batch.ts';
import type { Database } from '../open.ts';
import { streamStats } from '../schema/viewing.ts';
import { profileOf } from './owner.ts';

/** An id and the time of its row are of one clock. */
const CLOCK_MS = 1_000;

export type StreamStat = typeof streamStats.$inferSelect;

export type Watched = { contentId: string | null; channelId: number | null; ts: number };

type NewStat = Watched & Pick<StreamStat, 'id' | 'userId' | 'deviceId' | 'profileId' | 'createdAt'>;

/** One parameter for any number of rows: a statement with a parameter for each value took longer to write than to execute. */
const insertStat = perDatabase((db) => {
  const given = sql`jsonb_to_recordset(${sql.placeholder('stats')}::jsonb) as given(
    "id" text, "userId" integer, "deviceId" text, "profileId" text, "contentId" text, "channelId" integer, "ts" integer, "createdAt" timestamptz)`;
  // In the order of the table's columns.
  const insert = db
    .insert(streamStats)
    .select(
      sql`select "id", "userId", "deviceId", "profileId", "contentId", "channelId", "ts", 0, "createdAt", "createdAt" from ${given}`,
    )
    .prepare('insert_stats');
  return batched<NewStat, void>(async (stats) => {
    await insert.execute({ stats: JSON.stringify(stats) });
    return () => undefined;
  });
});

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
  });
}

type Moved = { id: string; userId: number; seconds: number; updatedAt: Date };

const writeStat = perDatabase((db) =>
  batched<Moved, StreamStat | null>(async (moved) => {
    // Of two of one viewer for one stream the later counts: one statement writes a row once.
    const rows = [...new Map(moved.map((one) => [pairKey(one.userId, one.id), one])).values()];
    const times = rows.map(({ id }) => snowflakeMs(id));
    const [first, last] = [Math.min(...times), Math.max(...times)];
    const given = JSON.stringify(
      rows.map(({ id, userId, seconds, updatedAt }) => ({ id, user_id: userId, seconds, at: updatedAt })),
    );
    const written = await db
      .update(streamStats)
      .set({ seconds: sql`moved.seconds`, updatedAt: sql`moved.at` })
      .from(
        sql`jsonb_to_recordset(${given}::jsonb) as moved(id text, user_id integer, seconds integer, at timestamptz)`,
      )
      .where(
        and(
          sql`${streamStats.id} = moved.id and ${streamStats.userId} = moved.user_id`,
          // The table is partitioned by this time, which the id tells.
          gte(streamStats.createdAt, new Date(first - CLOCK_MS)),
          lte(streamStats.createdAt, new Date(last + CLOCK_MS)),
        ),
      )
      .returning(getTableColumns(streamStats));
    const found = new Map(written.map((stat) => [stat.id, stat]));
    return ({ id, userId }) => {
      const stat = found.get(id);
      return stat?.userId === userId ? stat : null;
    };
  }),
);

/**
 * Updates statistics of the caller; null when there are none with that id. Those of the same time are written together; it
 * resolves when they are stored.
 */
export function moveStat(
  db: Database,
  { userId }: Caller,
  id: string,
  seconds: number,
  updatedAt: Date,
): Promise<StreamStat | null> {
  return writeStat(db)({ id, userId, seconds, updatedAt });
}
