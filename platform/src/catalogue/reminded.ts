import type { Database } from '../db/open.ts';
import type { reminders } from '../db/schema/reminders.ts';
import type { AiredEntry } from './aired.ts';
import { scheduledBetween } from './guide.ts';
import type { Channel, Snapshot } from './model.ts';

type Reminder = typeof reminders.$inferSelect;

/** A programme that was moved further counts as cancelled. */
export const MOVED_SECONDS = 12 * 3600;

/** Where a reminded programme is now; without an entry it is cancelled. */
export interface Reminded {
  reminder: Reminder;
  channel: Channel;
  entry: AiredEntry | null;
}

/**
 * The same programme has the same key at another time. Programmes of an imported guide have no identity of their own
 * (catalogue/guide-entry.ts), so their titles identify them.
 */
export function programmeKey({ content, episode }: AiredEntry): string {
  if (!content.guided) return [content.id, episode?.id ?? ''].join('/');
  return [content.title.ru, episode?.season, episode?.series, episode?.title.ru].join('/');
}

/**
 * Whether a reminder may name its programme in this catalogue, although it is not in the schedule any more: that of a child
 * lacks titles above its level. Programmes of an imported guide are known only from the guide.
 */
export function mayName({ contents }: Snapshot, { programme }: Reminder): boolean {
  const [content = '', episode = ''] = programme.split('/');
  return contents.has(content) && (episode === '' || contents.has(episode));
}

/**
 * Finds the programme of a reminder in today's schedule: at its time, or else at the nearest time. A broadcast that had begun
 * when the reminder was set is another one of the same programme. Null when the channel is not in this catalogue.
 */
export async function findReminded(
  db: Database,
  snapshot: Snapshot,
  reminder: Reminder,
): Promise<Reminded | null> {
  const { channelId, programme, startsAt, createdAt } = reminder;
  const channel = snapshot.channels.get(channelId);
  if (!channel) return null;
  const entries = await scheduledBetween(
    ...([db, snapshot, channel] as const),
    startsAt - MOVED_SECONDS,
    startsAt + MOVED_SECONDS,
  );
  const distance = ({ timestamp }: AiredEntry) => Math.abs(timestamp - startsAt);
  const [entry = null] = entries
    .filter((one) => programmeKey(one) === programme && distance(one) <= MOVED_SECONDS)
    .filter(({ timestamp }) => timestamp * 1000 > createdAt.getTime())
    .sort((one, other) => distance(one) - distance(other));
  return { reminder, channel, entry };
}
