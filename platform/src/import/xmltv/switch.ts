import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { broadcasts, stagedBroadcasts } from '../../db/schema/imports.ts';
import type { Count } from '../report.ts';
import { rowsOf } from './stage.ts';

type Runner = Pick<Database, 'execute'>;

const names = Object.values(getTableColumns(broadcasts)).map(({ name }) => name);
const list = (prefix: string) => sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '));

const DAY = 86_400;
/** Older than any archive of a list: catch-up is impossible. */
const DAYS_BACK = 35;
/** Guides are not reliable further ahead. */
const DAYS_AHEAD = 35;

/** The time that a schedule covers, in unix seconds. */
export type GuideSpan = { from: number; to: number };

export function guideSpan(nowMs: number): GuideSpan {
  const now = Math.floor(nowMs / 1000);
  return { from: now - DAYS_BACK * DAY, to: now + DAYS_AHEAD * DAY };
}

/** Removes staged programmes outside the window; returns the number of all programmes and of those left. */
export async function keepWithin(
  db: Runner,
  importId: string,
  { from, to }: GuideSpan,
): Promise<{ total: number; within: number }> {
  const isOutside = sql`stop_at < ${from} or start_at >= ${to}`;
  const [counted] = rowsOf<{ total: number; outside: number }>(
    await db.execute(sql`
      select count(*)::int as total, count(*) filter (where ${isOutside})::int as outside
      from ${stagedBroadcasts} where import_id = ${importId}`),
  );
  const { total = 0, outside = 0 } = counted ?? {};
  if (outside > 0)
    await db.execute(sql`delete from ${stagedBroadcasts} where import_id = ${importId} and (${isOutside})`);
  return { total, within: total - outside };
}

/** The staged rows of one import. */
const staged = (importId: string) => sql`(select * from ${stagedBroadcasts} where import_id = ${importId})`;

/** The covered time of each channel: there the guide replaces the old schedule, elsewhere the old one stays. */
const spans = (importId: string) => sql`
  (select channel_id, min(start_at) as from_at, max(stop_at) as to_at from ${staged(importId)} as s group by channel_id)`;

const isSame = sql`b.channel_id = s.channel_id and b.start_at = s.start_at`;
const isInSpan = sql`b.channel_id = w.channel_id and b.start_at >= w.from_at and b.start_at < w.to_at`;
const isRemoved = (importId: string) =>
  sql`not exists (select 1 from ${staged(importId)} as s where ${isSame})`;

/** The number of changes that the guide would make. */
export async function countChanges(db: Runner, importId: string): Promise<Count> {
  await db.execute(sql`analyze ${broadcasts}`);
  const [written] = rowsOf<{ total: number; known: number; same: number }>(
    await db.execute(sql`
      select count(*)::int as total, count(b.channel_id)::int as known,
        count(*) filter (where (${list('b.')}) is not distinct from (${list('s.')}))::int as same
      from ${staged(importId)} as s left join ${broadcasts} as b on ${isSame}`),
  );
  const [removed] = rowsOf<{ n: number }>(
    await db.execute(sql`
      select count(*)::int as n from ${broadcasts} as b join ${spans(importId)} as w on ${isInSpan}
      where ${isRemoved(importId)}`),
  );
  const { total = 0, known = 0, same = 0 } = written ?? {};
  return {
    things: 'Programmes',
    added: total - known,
    changed: known - same,
    unchanged: same,
    removed: removed?.n ?? 0,
  };
}

/** Puts the staged guide on air; call it in a transaction. */
export async function putOnAir(db: Runner, importId: string, { from }: GuideSpan): Promise<void> {
  await db.execute(sql`
    delete from ${broadcasts} as b using ${spans(importId)} as w where ${isInSpan} and ${isRemoved(importId)}`);
  // The programme that is on air before the guide's start ends at that start.
  await db.execute(sql`
    update ${broadcasts} as b set stop_at = w.from_at from ${spans(importId)} as w
    where b.channel_id = w.channel_id and b.start_at < w.from_at and b.stop_at > w.from_at`);
  const overwritten = sql.raw(
    names
      .filter((name) => name !== 'channel_id' && name !== 'start_at')
      .map((name) => `"${name}" = excluded."${name}"`)
      .join(', '),
  );
  await db.execute(sql`
    insert into ${broadcasts} as b (${list('')}) select ${list('')} from ${staged(importId)} as s
    on conflict (channel_id, start_at) do update set ${overwritten}
    where (${list('b.')}) is distinct from (${list('excluded.')})`);
  await db.execute(sql`delete from ${broadcasts} where stop_at < ${from}`);
}
