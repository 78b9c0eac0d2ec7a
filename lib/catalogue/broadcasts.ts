import 'server-only';
import type { Reader } from '@/lib/audience/audience';
import { ALL_CHANNELS } from '@/lib/channels/category';
import { localeTags } from '@/lib/i18n/locales';
import { TIME_ZONE } from '@/lib/i18n/time-zone';
import { type BroadcastInfo, getBroadcasts } from '@/lib/platform/broadcasts';
import { routes } from '@/lib/routes';
import { clockOf } from '@/lib/schedule/days';
import type { Broadcast } from './view';

/** Where a title was on air and can be watched again. A failure leaves the page without them (facts/quality.md F02). */
export async function broadcastsOf(
  id: string,
  reader: Reader,
  episodeWords: (season: number, episode: number) => string,
): Promise<Broadcast[]> {
  const found = await getBroadcasts(id, reader).catch(() => []);
  const format = new Intl.DateTimeFormat(localeTags[reader.locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: TIME_ZONE,
  });
  return found.map((one) => ({
    href: archiveHref(one),
    when: `${format.format(one.ts * 1000)} · ${clockOf(one.ts)}`,
    channel: one.channelName,
    title: titleOf(one, episodeWords),
    still: one.still,
    durationSeconds: one.durationSeconds,
  }));
}

/** The channel at the first second of the broadcast. */
export function archiveHref({ channelKey, ts }: Pick<BroadcastInfo, 'channelKey' | 'ts'>): string {
  return routes.channel(ALL_CHANNELS, channelKey, ts);
}

function titleOf({ title, episode }: BroadcastInfo, words: (season: number, episode: number) => string) {
  if (!episode) return title;
  if (episode.title) return episode.title;
  return episode.season && episode.number ? words(episode.season, episode.number) : title;
}
