import 'server-only';
import { type BroadcastInfo, getBroadcasts } from '@/lib/platform/resources/broadcasts';
import { getUpcoming, type UpcomingInfo } from '@/lib/platform/resources/upcoming';
import type { Broadcast, Upcoming } from '@/lib/rules/catalogue/view';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { clockOf } from '@/lib/rules/schedule/days';
import { localeTags } from '@/lib/shared/i18n/locales';
import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';
import { routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';

const DAY = { weekday: 'short', day: 'numeric', month: 'long', timeZone: TIME_ZONE } as const;

/** Broadcasts of a title that can be watched again. A failure leaves the page without them (quality F02). */
export async function broadcastsOf(
  id: string,
  reader: AudienceContext,
  episodeWords: (season: number, episode: number) => string,
): Promise<Broadcast[]> {
  const found = await getBroadcasts(id, reader).catch(() => []);
  const format = new Intl.DateTimeFormat(localeTags[reader.locale], DAY);
  return found.map((one) => ({
    href: archiveHref(one),
    when: `${format.format(one.ts * 1000)} · ${clockOf(one.ts)}`,
    channel: one.channelName,
    title: titleOf(one, episodeWords),
    still: one.still,
    durationSeconds: one.durationSeconds,
  }));
}

/** The most that a page lists. */
const MOST_UPCOMING = 8;

/** Broadcasts that are still to come. A failure leaves the page without them (quality F02). */
export async function upcomingOf(id: string, reader: AudienceContext): Promise<Upcoming[]> {
  const found = await getUpcoming(id, reader).catch(() => []);
  return upcomingOn(found, reader, ({ title, episodeTitle }) => episodeTitle ?? title);
}

/**
 * The next broadcasts of several titles, the soonest first. Each has the name of its title: that of an episode would not say which
 * title it is of. A title that fails is left out.
 */
export async function upcomingOfAll(ids: readonly string[], reader: AudienceContext): Promise<Upcoming[]> {
  const found = await Promise.all(ids.map((id) => getUpcoming(id, reader).catch(() => [])));
  const soonest = found.flat().sort((a, b) => a.startsAt - b.startsAt);
  return upcomingOn(soonest, reader, ({ title }) => title);
}

function upcomingOn(
  found: readonly UpcomingInfo[],
  { locale }: AudienceContext,
  name: (one: UpcomingInfo) => string,
): Upcoming[] {
  const format = new Intl.DateTimeFormat(localeTags[locale], DAY);
  return found.slice(0, MOST_UPCOMING).map((one) => ({
    channelId: one.channelId,
    channel: one.channelName,
    startsAt: one.startsAt,
    when: `${format.format(one.startsAt * 1000)} · ${clockOf(one.startsAt)}`,
    title: name(one),
  }));
}

/** The archive address of the first second of the broadcast. */
export function archiveHref({ channelKey, ts }: Pick<BroadcastInfo, 'channelKey' | 'ts'>): string {
  return routes.channel(ALL_CHANNELS, channelKey, ts);
}

function titleOf({ title, episode }: BroadcastInfo, words: (season: number, episode: number) => string) {
  if (!episode) return title;
  if (episode.title) return episode.title;
  return episode.season && episode.number ? words(episode.season, episode.number) : title;
}
