import 'server-only';
import { cache } from 'react';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { bareList, flag, listOf, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';
import type { ChannelCard } from '@/lib/rules/channels/view';
import { isSeenBy } from '@/lib/shared/sites/ages';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { ChannelCardWire, toChannelCard } from './channel-cards';

const ChannelWire = v.object({
  ...ChannelCardWire.entries,
  description: textOrNull,
  archived_days: numberOrNull,
  is_available: v.nullish(v.boolean(), true),
  access_error: textOrNull,
  vitrinaUrl: textOrNull,
});

const CategoryWire = v.object({
  id: v.number(),
  name: text,
  slug: textOrNull,
  channels: listOf(v.number()),
  tags: v.nullish(v.object({ all_channels: flag, is_adult: flag })),
});

export interface Channel extends ChannelCard {
  /** The channel's part of an address. */
  key: string;
  description: string | null;
  /** Days of the archive; 0 means none (spec 2 §3). */
  archiveDays: number;
  isAvailable: boolean;
  /** Why it is not available, in the reader's language. */
  accessError: string | null;
  /** Its live programme runs in the broadcaster's own player (spec 2 §3 `vitrinaUrl`). */
  hasVitrina?: true;
}

/** The fields in lists of hundreds of channels: texts are on the channel's own page. */
export type ListedChannel = Omit<Channel, 'description'>;

export function toListedChannel({ description: _, ...listed }: Channel): ListedChannel {
  return listed;
}

export interface Category {
  id: number;
  key: string;
  name: string;
  channelIds: number[];
  isAll: boolean;
  isAdult: boolean;
}

/** Pages of the channel list; the platform's own maximum (wire 1.4). */
const PAGE = 100;

/**
 * Most services have one to three pages; for one with a thousand channels some empty answers are acceptable.
 */
const PAGES_AT_ONCE = 5;

/** A service with more channels would need another screen, not a longer list. */
const MAX_CHANNELS = 2_000;

/** `GET /v2/channels/channel_list` with current programmes, complete. */
export function listChannels(reader: AudienceContext): Promise<Channel[]> {
  return readList('/channels/channel_list', reader.locale, reader.audience);
}

/**
 * `GET /v2/channels/free_list`: channels that everyone may watch and that are available (spec 2 §2
 * /channelsfree).
 */
export function listFreeChannels(reader: AudienceContext): Promise<Channel[]> {
  return readList('/channels/free_list', reader.locale, reader.audience);
}

/**
 * A page and its head need the same list: it is read and its thousand channels are parsed once a document.
 */
const readList = cache(
  async (
    path: string,
    locale: AudienceContext['locale'],
    audience: AudienceContext['audience'],
  ): Promise<Channel[]> => {
    const reader = { locale, audience };
    const wire = await readPages((offset) => readPage(path, offset, reader));
    return wire
      .filter((channel) => isShown(channel) && isSeenBy(audience, channel.age))
      .map((channel) => toChannel(channel, reader));
  },
);

/**
 * No answer contains the length of the list. After a full page several pages are requested in parallel, so a
 * thousand channels need few round trips.
 */
async function readPages<Item>(read: (offset: number) => Promise<Item[]>): Promise<Item[]> {
  const items = await read(0);
  let hasMore = items.length >= PAGE;
  for (let offset = PAGE; hasMore && offset < MAX_CHANNELS; offset += PAGES_AT_ONCE * PAGE) {
    const offsets = Array.from({ length: PAGES_AT_ONCE }, (_, index) => offset + index * PAGE);
    const pages = await Promise.all(offsets.filter((one) => one < MAX_CHANNELS).map(read));
    for (const page of pages) {
      if (hasMore) items.push(...page);
      hasMore &&= page.length >= PAGE;
    }
  }
  return items;
}

const readPage = (path: string, offset: number, reader: AudienceContext) =>
  readPublic(
    {
      path,
      query: { includes: 'current_schedules', channels_version: 2, limit: PAGE, offset },
      schema: bareList(ChannelWire),
    },
    reader,
    { revalidate: life.onAir, tags: [tag.channels] },
  );

/** `GET /v2/channels/category_list`. */
export async function listCategories(reader: AudienceContext): Promise<Category[]> {
  const categories = await readPublic(
    { path: '/channels/category_list', schema: bareList(CategoryWire) },
    reader,
    { revalidate: life.catalogue, tags: [tag.channels] },
  );
  return categories.map((category) => ({
    id: category.id,
    key: category.slug ?? String(category.id),
    name: category.name,
    channelIds: category.channels,
    isAll: category.tags?.all_channels ?? false,
    isAdult: category.tags?.is_adult ?? false,
  }));
}

/** 4K channels are not listed (spec 2 §5), because browsers cannot show 4K. */
function isShown({ name, is_4k }: { name: string; is_4k: boolean }): boolean {
  return !is_4k && !/\b(4k|uhd)\b/i.test(name);
}

function toChannel(wire: v.InferOutput<typeof ChannelWire>, { audience }: AudienceContext): Channel {
  return {
    ...toChannelCard(wire, audience),
    key: wire.slug ?? String(wire.id),
    description: wire.description,
    archiveDays: wire.archived_days ?? 0,
    isAvailable: wire.is_available,
    accessError: wire.access_error,
    ...(wire.vitrinaUrl !== null && { hasVitrina: true as const }),
  };
}
