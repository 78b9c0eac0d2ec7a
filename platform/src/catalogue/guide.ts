import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { broadcasts } from '../db/schema/imports.ts';
import { airedBetween } from './air.ts';
import type { AiredEntry } from './aired.ts';
import { guideEntry } from './guide-entry.ts';
import type { Channel, GuideWindow, Snapshot } from './model.ts';
import { readsAt } from './version.ts';

/** The part of the guide in memory: a thousand channels have about twenty thousand broadcasts in it. */
const BACK_SECONDS = 3600;
const AHEAD_SECONDS = 6 * 3600;
/** Loaded beyond it, so that at its end the programme after the one on air is known too. */
const BEYOND_SECONDS = 6 * 3600;

/** The value before the first load, and without imported channels. */
export const NO_GUIDE: GuideWindow = { from: 0, to: Number.POSITIVE_INFINITY, entries: new Map() };

export function covers({ from, to }: GuideWindow, nowMs: number): boolean {
  return from * 1000 <= nowMs && nowMs < to * 1000;
}

/** Broadcasts that overlap [from, to) and are visible in this catalogue. */
function wanted({ childLevel }: Snapshot, from: number, to: number) {
  // A programme without a rating has the age of its channel, and channels above the level are not in the catalogue.
  const isSeen =
    childLevel === null ? undefined : or(isNull(broadcasts.age), lte(broadcasts.age, childLevel));
  return and(gt(broadcasts.stopAt, from), lt(broadcasts.startAt, to), isSeen);
}

/** Loads the part of the guide that a snapshot has in memory. */
export async function loadGuide(db: Database, snapshot: Snapshot, nowMs: number): Promise<GuideWindow> {
  const channels = [...snapshot.channels.values()].filter(({ external }) => external !== null);
  if (channels.length === 0) return NO_GUIDE;
  const now = Math.floor(nowMs / 1000);
  const window = { from: now - BACK_SECONDS, to: now + AHEAD_SECONDS };
  const rows = await db
    .select()
    .from(broadcasts)
    .where(wanted(snapshot, window.from, window.to + BEYOND_SECONDS))
    .orderBy(asc(broadcasts.startAt));
  const entries = new Map<number, AiredEntry[]>(channels.map(({ id }) => [id, []]));
  for (const row of rows) {
    const channel = snapshot.channels.get(row.channelId);
    if (channel) entries.get(row.channelId)?.push(guideEntry(channel, row));
  }
  return { ...window, entries };
}

/** All broadcasts of a channel that overlap [from, to) (unix seconds): of its week, or of its imported guide. */
export async function scheduledBetween(
  db: Database,
  snapshot: Snapshot,
  channel: Channel,
  from: number,
  to: number,
): Promise<AiredEntry[]> {
  return channel.external
    ? guideBetween(db, snapshot, channel, from, to)
    : airedBetween(snapshot, channel, from, to);
}

/** All broadcasts of an imported channel that overlap [from, to) (unix seconds). */
export async function guideBetween(
  db: Database,
  snapshot: Snapshot,
  channel: Channel,
  from: number,
  to: number,
): Promise<AiredEntry[]> {
  const rows = await readsAt(
    db,
    snapshot.version,
  )((source) =>
    source
      .select()
      .from(broadcasts)
      .where(and(eq(broadcasts.channelId, channel.id), wanted(snapshot, from, to)))
      .orderBy(asc(broadcasts.startAt)),
  );
  return rows.map((row) => guideEntry(channel, row));
}
