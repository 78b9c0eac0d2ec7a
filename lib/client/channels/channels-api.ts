import * as v from 'valibot';
import { fetchList } from '@/lib/client/http/fetch-list';
import { answerOf } from '@/lib/platform/http/answer-of';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { ChannelOffers } from '@/lib/rules/channels/offers';
import type { ProgrammePage } from '@/lib/rules/channels/programme';
import type { GuideBlock } from '@/lib/rules/guide/view';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { channelCardParts } from './channel-answer';
import type { BlockQuery } from './guide-store';

const text = v.nullable(v.string());
const number = v.nullable(v.number());

const Channel = answerOf<ListedChannel>()(
  v.object({
    ...channelCardParts,
    key: v.string(),
    archiveDays: v.number(),
    isAvailable: v.boolean(),
    accessError: text,
    hasVitrina: v.optional(v.literal(true)),
  }),
);
const Channels = v.object({ channels: v.array(Channel) });

/** The channels of a category with their current programmes. @throws PlatformError */
export async function fetchCategory(category: string): Promise<ListedChannel[]> {
  return (await fetchList('/channels', { category }, Channels)).channels;
}

const Entry = answerOf<ScheduleEntry>()(
  v.object({
    id: v.string(),
    channelId: v.number(),
    startsAt: v.number(),
    endsAt: v.number(),
    realStartsAt: v.number(),
    realEndsAt: v.number(),
    contentId: text,
    title: v.string(),
    episodeTitle: text,
    season: number,
    episode: number,
    description: text,
    age: number,
    still: text,
    hasCatchUp: v.boolean(),
    genres: v.optional(v.array(v.string())),
  }),
);
const Entries = v.array(Entry);

/** A channel's programmes between two moments. @throws PlatformError */
export function fetchSchedule(
  channelId: number,
  window: { start: number; end: number },
): Promise<ScheduleEntry[]> {
  return fetchList(`/schedule/${channelId}`, { ...window }, Entries);
}

const Block = answerOf<GuideBlock>()(
  v.object({
    total: v.number(),
    archiveDays: v.number(),
    rows: v.array(
      v.object({
        channel: v.object({
          id: v.number(),
          key: v.string(),
          name: v.string(),
          number,
          logo: text,
          color: text,
          isFree: v.boolean(),
          archiveDays: v.number(),
        }),
        entries: v.nullable(
          v.array(
            v.object({
              startsAt: v.number(),
              endsAt: v.number(),
              title: v.string(),
              subtitle: text,
              age: number,
              hasCatchUp: v.boolean(),
              genres: v.optional(v.string()),
            }),
          ),
        ),
      }),
    ),
  }),
);

/**
 * The programmes of some channels for some hours.
 *
 * @param channelIds the channels of all rows, where they are the viewer's own choice
 * @throws PlatformError
 */
export function fetchGuideBlock(
  category: string,
  query: BlockQuery,
  channelIds?: readonly number[],
): Promise<GuideBlock> {
  const channels = channelIds?.slice(query.row, query.row + query.rows).join();
  return fetchList('/guide', { category, ...query, channels }, Block);
}

const Programme = answerOf<ProgrammePage>()(
  v.object({
    id: v.string(),
    kind: v.picklist(['movie', 'series', 'season', 'episode', 'program']),
    href: text,
    title: v.string(),
    year: text,
    countries: v.array(v.string()),
    genres: v.array(v.object({ name: v.string(), href: text })),
    ratings: v.array(v.object({ source: v.string(), value: v.string() })),
    description: text,
    list: v.picklist(['episodes', 'airings']),
    airings: v.array(
      v.object({
        id: v.string(),
        href: v.string(),
        title: v.string(),
        channel: text,
        startsAt: number,
        endsAt: number,
        still: text,
        color: text,
      }),
    ),
  }),
);

/** Details of the programme on screen. @throws PlatformError */
export function fetchProgramme(contentId: string): Promise<ProgrammePage> {
  return fetchList(`/programmes/${contentId}`, {}, Programme);
}

const Offers = answerOf<ChannelOffers>()(
  v.object({
    offers: v.array(
      v.object({
        keys: v.array(v.string()),
        names: v.array(v.string()),
        price: text,
        per: text,
        trial: text,
      }),
    ),
    packetsHref: text,
  }),
);

/** The offers for a channel, or for a moment of its archive. @throws PlatformError */
export function fetchOffers(channelId: number, ts: number | null): Promise<ChannelOffers> {
  return fetchList(`/channels/${channelId}/offers`, { ts }, Offers);
}
