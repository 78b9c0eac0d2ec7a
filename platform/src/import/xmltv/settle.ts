import { sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { stagedBroadcasts } from '../../db/schema/imports.ts';
import type { Remarks } from '../report.ts';
import { rowsOf } from './stage.ts';

type Runner = Pick<Database, 'execute'>;

type Found = { channel_id: number; line: number; title: string };

/** The name of a channel's programme in a message. */
export type Naming = (channelId: number, title: string) => string;

/** The highest number of remarks in a summary. */
const SHOWN = 200;

/** A staged title in any language, for remarks. */
const anyTitle = sql`coalesce(texts->'title'->>'ru', texts->'title'->>'other', texts->'title'->>'kk', texts->'title'->>'en', texts->'title'->>'uz')`;

type Noting = { remarks: Remarks; naming: Naming };

async function note(
  db: Runner,
  { remarks, naming }: Noting,
  reason: string,
  found: ReturnType<typeof sql>,
): Promise<void> {
  const shown = rowsOf<Found>(
    await db.execute(
      sql`select channel_id, line, ${anyTitle} as title from (${found}) as f order by line limit ${SHOWN}`,
    ),
  );
  for (const { channel_id, line, title } of shown)
    remarks.add({ line, what: naming(channel_id, title), reason });
  if (shown.length < SHOWN) return;
  const [all] = rowsOf<{ n: number }>(await db.execute(sql`select count(*)::int as n from (${found}) as f`));
  remarks.total += (all?.n ?? SHOWN) - SHOWN;
}

/**
 * Turns the staged programmes into a schedule: one without an end lasts until the next one, and one that overlaps the next
 * is cut. A programme without an end and without a following one is left out, because its length is unknown.
 */
export async function settleStaged(db: Runner, importId: string, noting: Noting): Promise<void> {
  // With outdated statistics of an empty table the planner chooses plans that take hours.
  await db.execute(sql`analyze ${stagedBroadcasts}`);
  const withNext = sql`
    select *, lead(start_at) over (partition by channel_id order by start_at) as next_at
    from ${stagedBroadcasts} where import_id = ${importId}`;
  await note(
    db,
    noting,
    'it runs into the next programme and is cut there',
    sql`select * from (${withNext}) as n where stop_at > next_at`,
  );
  await db.execute(sql`
    with cut as materialized (
      select channel_id, start_at, next_at from (${withNext}) as n
      where next_at is not null and (stop_at is null or stop_at > next_at)
    )
    update ${stagedBroadcasts} as s set stop_at = cut.next_at from cut
    where s.import_id = ${importId} and s.channel_id = cut.channel_id and s.start_at = cut.start_at`);
  const endless = sql`select * from ${stagedBroadcasts} where import_id = ${importId} and stop_at is null`;
  await note(db, noting, 'it has no end, and nothing follows that could end it', endless);
  await db.execute(sql`delete from ${stagedBroadcasts} where import_id = ${importId} and stop_at is null`);
}
