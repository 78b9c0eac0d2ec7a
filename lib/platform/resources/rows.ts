import * as v from 'valibot';
import type { Call } from '@/lib/platform/http/transport';
import {
  artOrNull,
  color,
  contentCover,
  idText,
  listOf,
  numberOrNull,
  text,
  textOrNull,
} from '@/lib/platform/http/wire';
import type { ContentCard, HistoryCard, PersonCard, Promo } from '@/lib/rules/catalogue/view';
import type { ChannelCard } from '@/lib/rules/channels/view';
import { genresOf, type RowFilters } from '@/lib/rules/filters/row-filter-query';
import { plainText, type RichNode, readRichText } from '@/lib/rules/pages/rich-text';
import { routes } from '@/lib/shared/routes';
import { isSeenBy } from '@/lib/shared/sites/ages';
import type { Audience } from '@/lib/shared/sites/audience';
import { uniqueById } from '@/lib/shared/unique-by-id';
import { ContentCardWire, contentKind, PersonWire, toContentCard, toPersonCard } from './cards';
import { ChannelCardWire, toChannelCard } from './channel-cards';
import { PromotionWire, toPromos } from './promotions';

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
  screenshot: artOrNull,
});

const RowWire = v.object({
  id: idText,
  slug: textOrNull,
  title: text,
  template: v.string(),
  description: textOrNull,
  html_description: textOrNull,
  limit: numberOrNull,
  offset: numberOrNull,
  more_count: numberOrNull,
  contents: listOf(ContentCardWire),
  channels: listOf(ChannelCardWire),
  promotions: listOf(PromotionWire),
  histories: listOf(HistoryWire),
  persons: listOf(PersonWire),
});

/** One page of a row. The template decides which list is filled (spec 2 §9 "Catalogue type mapping"). */
export interface RowPage {
  id: string;
  key: string;
  title: string;
  template: string;
  /** Plain text, for titles and search engines. */
  description: string | null;
  /** The same with its paragraphs and links (spec 2 §3 "Row"). */
  about: RichNode[];
  contents: ContentCard[];
  channels: ChannelCard[];
  promotions: Promo[];
  histories: HistoryCard[];
  persons: PersonCard[];
  /** The offset of the next page; null at the end of the row. */
  nextOffset: number | null;
  /** All items of the row; null when the platform does not say it, or counts what is not shown. */
  total: number | null;
}

export interface RowQuery {
  offset: number;
  limit: number;
  libraryId?: number | null;
  /** The page that the row is a part of: its first titles do not repeat those of the rows above. */
  rowsetId?: number | null;
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
      rowset_id: query.rowsetId,
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

/** What a row needs to know of its reader: their age, and texts that the platform does not send. */
export interface RowReader {
  audience: Audience;
  episode(season: number, series: number): string;
}

export function toRowPage(row: v.InferOutput<typeof RowWire>, query: RowQuery, reader: RowReader): RowPage {
  const isSeen = ({ age }: { age: number | null }) => isSeenBy(reader.audience, age);
  const lists = [row.contents, row.channels, row.promotions, row.histories, row.persons];
  const about = readRichText(row.html_description ?? '');
  const genres = genresOf(query.filters);
  const count = Math.max(...lists.map((list) => list.length));
  const isCounted = row.more_count !== null && row.contents.every(isSeen);
  const isLast = count < query.limit && !row.more_count;
  return {
    id: row.id,
    key: row.slug ?? row.id,
    title: row.title,
    template: row.template,
    description: row.description || plainText(about) || null,
    about,
    contents: uniqueById(
      row.contents.filter(isSeen).map((card) => toContentCard(card, { libraryId: query.libraryId, genres })),
    ),
    // Spec 2 §5: 4K channels are filtered from row lists.
    channels: uniqueById(
      row.channels
        .filter((channel) => !channel.is_4k && isSeen(channel))
        .map((channel) => toChannelCard(channel, reader.audience)),
    ),
    promotions: uniqueById(toPromos(row.promotions, reader.audience)),
    histories: uniqueById(row.histories.map((item) => toHistoryCard(item, reader))),
    persons: uniqueById(row.persons.map((person) => toPersonCard(person, null))),
    // Spec 2 §4: a page with fewer items than the limit is the last one, unless the brand hides some of them.
    nextOffset: isLast ? null : query.offset + Math.max(count, query.limit),
    total: isCounted ? query.offset + count + (row.more_count ?? 0) : null,
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
