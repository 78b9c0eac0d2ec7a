import type { broadcasts } from '../db/schema/imports.ts';
import { inAllLanguages } from '../domain/guide-text.ts';
import type { Localized } from '../origin/catalogue.ts';
import { scheduleEntryId, segmentAt } from '../origin/timeline.ts';
import type { AiredEntry } from './aired.ts';
import type { Channel, Content, Genre } from './model.ts';

type Broadcast = typeof broadcasts.$inferSelect;

const NOTHING: Localized = { ru: '', kk: '', en: '', uz: '' };

const everywhere = (text: string): Localized => ({ ru: text, kk: text, en: text, uz: text });

/** The category from the guide as a genre. It is not a genre of the catalogue, so it has no row. */
function genreOf(category: string | null): Genre[] {
  if (!category) return [];
  return [
    { id: 0, parentId: null, slug: '', name: everywhere(category), rowId: null, rowSlug: null, sort: 0 },
  ];
}

/**
 * A programme of the guide in the form of a catalogue content. Only its broadcast identifies it: it has the id of the
 * schedule entry, and is in no library and in no row.
 */
function contentOf(channel: Channel, broadcast: Broadcast): Omit<Content, 'root' | 'guided'> {
  const { texts, category, year } = broadcast;
  const id = scheduleEntryId(channel.id, broadcast.startAt);
  const description = inAllLanguages(texts.description);
  return {
    id,
    slug: id,
    type: 'program',
    parent: null,
    children: [],
    season: 0,
    series: 0,
    title: inAllLanguages(texts.title),
    original: '',
    short: description,
    description,
    year,
    age: broadcast.age ?? channel.age,
    duration: broadcast.stopAt - broadcast.startAt,
    genres: genreOf(category),
    genreIds: [],
    countries: [],
    countryIds: [],
    ratings: [],
    score: Number(texts.score ?? 0),
    viewers: 0,
    colorBg: channel.colorBg,
    isFree: channel.isFree,
    isAnnouncement: false,
    isCartoon: false,
    isLost: false,
    isSeries: false,
    ...{ adPlan: 'none', isProtected: false, media: {}, file: null, poster: null, artSeed: channel.slug },
    attribution: null,
    markers: [],
    publishedAt: new Date(broadcast.startAt * 1000),
    libraryIds: [],
    packetIds: [],
    rents: [],
    rentPrice: null,
    licensedBy: [],
    credits: [],
    personIds: [],
    trailers: [],
    searchText: '',
  };
}

/** Guides name the series in the title and the episode in the sub-title or by its numbers. */
function episodeOf(content: Content, { texts, season, series }: Broadcast): Content | null {
  if (!texts.subtitle && season === 0 && series === 0) return null;
  const title = texts.subtitle ? inAllLanguages(texts.subtitle) : NOTHING;
  return { ...content, type: 'episode', parent: content, title, short: NOTHING, season, series };
}

/** A broadcast of an imported channel, in the same form as entries of the weekly template. */
export function guideEntry(channel: Channel, broadcast: Broadcast): AiredEntry {
  const { startAt, stopAt, icon } = broadcast;
  const content = contentOf(channel, broadcast) as Content;
  const duration = stopAt - startAt;
  const entry: AiredEntry = {
    channel,
    content,
    episode: null,
    // It belongs to no template: lookups by these values find nothing.
    ...{ slot: { start: -1, length: 0, contentId: content.id, episodeId: null }, week: 0 },
    start: segmentAt(startAt * 1000),
    end: segmentAt(stopAt * 1000),
    timestamp: startAt,
    realTimestamp: startAt,
    duration,
    realDuration: duration,
  };
  // The programme and its single broadcast refer to each other.
  content.root = content;
  content.guided = { channelId: channel.id, picture: icon, broadcast: entry };
  entry.episode = episodeOf(content, broadcast);
  return entry;
}
