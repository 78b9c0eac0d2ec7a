import type { Database } from '../db/open.ts';
import { parseScheduleEntryId } from '../origin/timeline.ts';
import { findContent } from './find.ts';
import { guideBetween } from './guide.ts';
import type { Content, Snapshot } from './model.ts';

/** A programme that exists only in a guide, by the id of its schedule entry; null for every other id. */
async function guidedContent(db: Database, snapshot: Snapshot, key: string): Promise<Content | null> {
  const named = parseScheduleEntryId(key);
  const channel = named && snapshot.channels.get(named.channelId);
  if (!named || !channel?.external) return null;
  const { realTimestamp: at } = named;
  const entries = await guideBetween(db, snapshot, channel, at, at + 1);
  return entries.find(({ realTimestamp }) => realTimestamp === at)?.content ?? null;
}

/** A title of the catalogue, or a programme of an imported guide: everything that a schedule can name. */
export async function findTitle(db: Database, snapshot: Snapshot, key: string): Promise<Content> {
  return (await guidedContent(db, snapshot, key)) ?? findContent(snapshot, key);
}
