import * as v from 'valibot';
import { isSeenBy } from '@/lib/audience/ages';
import type { Audience } from '@/lib/audience/audience';
import { uniqueById } from '@/lib/catalogue/unique';
import type { ContentCard, HistoryCard, PersonCard, Promo } from '@/lib/catalogue/view';
import type { ChannelCard } from '@/lib/channels/view';
import { routes } from '@/lib/routes';
import { ContentCardWire, contentKind, PersonWire, toContentCard, toPersonCard } from './cards';
import { ChannelCardWire, toChannelCard } from './channel-cards';
import { DestinationWire, toLink } from './destinations';
import type { RowFilters } from './filters';
import type { Call } from './transport';
import { color, contentCover, idText, listOf, numberOrNull, text, textOrNull } from './wire';

const ScaledImage = v.object({
  tv_x1: textOrNull,
  tv_x3: textOrNull,
  tv_width_pt: numberOrNull,
  tv_height_pt: numberOrNull,
});

const PromotionWire = v.object({
  id: idText,
  title: textOrNull,
  short: textOrNull,
  description: textOrNull,
  background: textOrNull,
  graphic_title: v.nullish(ScaledImage),
  destination: v.nullish(DestinationWire),
  color_bg: color,
  duration: numberOrNull,
  tags: listOf(v.string()),
});

const HistoryWire = v.object({
  id: idText,
  content: v.object({
    id: idText,
    slug: textOrNull,
    title: text,
    content_type: contentKind,
    cover: contentCover,
    color_bg: color,
  }),
  content_episode: v.nullish(
    v.object({
      id: v.nullish(idText),
      slug: textOrNull,
      season: numberOrNull,
      series: numberOrNull,
      title: textOrNull,
    }),
  ),
  watch_percentage: numberOrNull,
  seconds: numberOrNull,
  screenshot: textOrNull,
});

const RowWire = v.object({
  id: idText,
  slug: textOrNull,
  title: text,
  template: v.string(),
  description: textOrNull,
  limit: numberOrNull,
  offset: numberOrNull,
  more_count: numberOrNull,
  contents: listOf(ContentCardWire),
  channels: listOf(ChannelCardWire),
  promotions: listOf(PromotionWire),
  histories: listOf(HistoryWire),
  persons: listOf(PersonWire),
});

/** One page of a row. Which list is filled follows the template (spec 2 §9 "Catalogue type mapping"). */
export interface RowPage {
  id: string;
  key: string;
  title: string;
  template: string;
  description: string | null;
  contents: ContentCard[];
  channels: ChannelCard[];
  promotions: Promo[];
  histories: HistoryCard[];
  persons: PersonCard[];
  /** The first item that is not here; null at the end of the row. */
  nextOffset: number | null;
}

export interface RowQuery {
  offset: number;
  limit: number;
  libraryId?: number | null;
  text?: string | null;
  filters?: RowFilters;
}

/** `GET /v2/rows/{id or slug}`. */
export function rowCall(key: string, query: RowQuery): Call<typeof RowWire> {
  return {
    path: `/rows/${encodeURIComponent(key)}`,
    query: {
      offset: query.offset,
      limit: query.limit,
      library_id: query.libraryId,
      text: query.text,
      ...query.filters,
    },
    schema: RowWire,
  };
}

/** `GET /v2/rows/filmography?person_id=`: the works of a person as a row. */
export function filmographyCall(personId: string, query: RowQuery): Call<typeof RowWire> {
  return {
    path: '/rows/filmography',
    query: { person_id: personId, offset: query.offset, limit: query.limit },
    schema: RowWire,
  };
}

/** What a row needs to know of its reader: their age, and words that the platform does not send. */
export interface RowReader {
  audience: Audience;
  episode(season: number, series: number): string;
}

export function toRowPage(row: v.InferOutput<typeof RowWire>, query: RowQuery, reader: RowReader): RowPage {
  const isSeen = ({ age }: { age: number | null }) => isSeenBy(reader.audience, age);
  const lists = [row.contents, row.channels, row.promotions, row.histories, row.persons];
  const count = Math.max(...lists.map((list) => list.length));
  return {
    id: row.id,
    key: row.slug ?? row.id,
    title: row.title,
    template: row.template,
    description: row.description,
    contents: uniqueById(row.contents.filter(isSeen).map(toContentCard)),
    // Spec 2 §5: 4K channels are filtered from row lists.
    channels: uniqueById(
      row.channels
        .filter((channel) => !channel.is_4k && isSeen(channel))
        .map((channel) => toChannelCard(channel, reader.audience)),
    ),
    promotions: uniqueById(row.promotions.map(toPromo)),
    histories: uniqueById(row.histories.map((item) => toHistoryCard(item, reader))),
    persons: uniqueById(row.persons.map((person) => toPersonCard(person, null))),
    // Spec 2 §4: a page with fewer items than the limit is the last one.
    nextOffset: count < query.limit ? null : query.offset + count,
  };
}

function toPromo(item: v.InferOutput<typeof PromotionWire>): Promo {
  const link = item.destination ? toLink(item.destination) : null;
  const graphic = item.graphic_title;
  const src = graphic?.tv_x3 ?? graphic?.tv_x1;
  return {
    id: item.id,
    href: link?.href ?? null,
    isExternal: link?.isExternal ?? false,
    title: item.title ?? item.destination?.title ?? '',
    short: item.short,
    description: item.description,
    background: item.background,
    graphicTitle:
      src && graphic?.tv_width_pt && graphic.tv_height_pt
        ? { src, width: graphic.tv_width_pt, height: graphic.tv_height_pt }
        : null,
    color: item.color_bg,
    tags: item.tags,
    durationSeconds: item.duration,
    action: null,
  };
}

function toHistoryCard(
  item: v.InferOutput<typeof HistoryWire>,
  words: Pick<RowReader, 'episode'>,
): HistoryCard {
  const episode = item.content_episode;
  const target = episode?.slug ?? episode?.id ?? item.content.slug ?? item.content.id;
  return {
    id: item.id,
    href: routes.watch(target),
    title: item.content.title,
    subtitle: episode?.season && episode.series ? words.episode(episode.season, episode.series) : null,
    still: item.screenshot ?? item.content.cover.still,
    percent: item.watch_percentage ?? 0,
    positionSeconds: item.seconds,
    color: item.content.color_bg,
  };
}
