import type { Channel } from '@/lib/platform/resources/channels';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { type Absolute, type Thing, thing } from '@/lib/server/seo/thing';
import { isFamilyFriendly } from '@/lib/shared/sites/ages';

/** The maximum size of a day's programmes in a page, in characters (quality E2). */
const MAX_DAY_LETTERS = 18_000;

/**
 * A channel and its programmes of today. A paid channel is not marked as live video, because not everyone can
 * watch it. The current programme comes first, so that a day that is too long loses past programmes.
 */
export function channelGraph(
  channel: Channel,
  { canonical, entries, now }: { canonical: string; entries: readonly ScheduleEntry[]; now: number },
  absolute: Absolute,
): Thing[] {
  const url = absolute(canonical);
  const service = { '@id': `${url}#service` };
  const toCome = entries.filter(({ endsAt }) => endsAt > now);
  const past = entries.filter(({ endsAt }) => endsAt <= now);
  const events = within([...toCome, ...past.reverse()].map((entry) => eventOf(entry, service)));
  return [
    thing({
      '@type': 'TelevisionChannel',
      '@id': `${url}#channel`,
      name: channel.name,
      broadcastChannelId: String(channel.number ?? channel.id),
      description: channel.description,
      logo: channel.logo,
      url,
      providesBroadcastService: service,
    }),
    thing({
      '@type': 'BroadcastService',
      '@id': service['@id'],
      name: channel.name,
      broadcastDisplayName: channel.name,
      url,
      isAccessibleForFree: channel.isFree,
    }),
    ...live(channel, toCome[0], url, now),
    ...events,
  ];
}

/** Google's "publication" of a live video, for a channel that everyone may watch. */
function live(channel: Channel, entry: ScheduleEntry | undefined, url: string, now: number): Thing[] {
  const thumbnail = entry?.still ?? channel.logo;
  if (!channel.isFree || !entry || entry.startsAt > now || !thumbnail) return [];
  return [
    thing({
      '@type': 'VideoObject',
      '@id': `${url}#live`,
      name: `${channel.name}: ${entry.title}`,
      description: entry.description ?? channel.description ?? entry.title,
      thumbnailUrl: [thumbnail],
      uploadDate: moment(entry.startsAt),
      url,
      isFamilyFriendly: isFamilyFriendly(entry.age),
      isAccessibleForFree: true,
      publication: {
        '@type': 'BroadcastEvent',
        isLiveBroadcast: true,
        startDate: moment(entry.startsAt),
        endDate: moment(entry.endsAt),
      },
    }),
  ];
}

function eventOf(entry: ScheduleEntry, service: { '@id': string }): Thing {
  const { season, episode, episodeTitle } = entry;
  const isEpisode = season !== null && episode !== null;
  return thing({
    '@type': 'BroadcastEvent',
    name: entry.title,
    startDate: moment(entry.startsAt),
    endDate: moment(entry.endsAt),
    publishedOn: service,
    workPerformed: isEpisode
      ? thing({
          '@type': 'TVEpisode',
          name: episodeTitle ?? entry.title,
          episodeNumber: episode,
          partOfSeason: { '@type': 'TVSeason', seasonNumber: season },
          partOfSeries: { '@type': 'TVSeries', name: entry.title },
        })
      : thing({ '@type': 'CreativeWork', name: entry.title }),
  });
}

function within(events: readonly Thing[]): Thing[] {
  let letters = 0;
  return events.filter((event) => {
    letters += JSON.stringify(event).length;
    return letters <= MAX_DAY_LETTERS;
  });
}

const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();
