import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import {
  artOrNull,
  bareList,
  color,
  contentCover,
  flag,
  idText,
  listOf,
  numberOrNull,
  text,
  textOrNull,
} from '@/lib/platform/http/wire';
import type { ContentCard, ContentKind, GraphicTitle, PersonCard, Rating } from '@/lib/rules/catalogue/view';
import { PlatformError } from '@/lib/shared/platform-error';
import { isSeenBy } from '@/lib/shared/sites/ages';
import { type AudienceContext, isForChild } from '@/lib/shared/sites/audience';
import {
  ContentCardWire,
  contentKind,
  PersonWire,
  RatingsWire,
  toContentCard,
  toPersonCard,
  toRatings,
} from './cards';
import { ScaledImageWire, toGraphicTitle } from './scaled-image';

const Season = v.object({
  id: idText,
  slug: textOrNull,
  title: textOrNull,
  season: numberOrNull,
});

const ContentWire = v.object({
  id: idText,
  slug: textOrNull,
  title: text,
  original: textOrNull,
  content_type: contentKind,
  parent_id: v.nullish(idText),
  season: numberOrNull,
  series: numberOrNull,
  year: textOrNull,
  age: numberOrNull,
  duration: numberOrNull,
  short: textOrNull,
  description: textOrNull,
  countries: listOf(v.object({ name: text })),
  genres: listOf(v.object({ name: text, row_slug: textOrNull })),
  ratings: RatingsWire,
  cover: contentCover,
  background: v.nullish(v.object({ web: artOrNull })),
  graphic_title: v.nullish(ScaledImageWire),
  color_bg: color,
  is_free: flag,
  is_lost: flag,
  is_announcement: flag,
  is_guide_only: flag,
  published_at: textOrNull,
  attribution: v.nullish(v.object({ text: v.string(), href: textOrNull })),
  audio_languages: listOf(text),
  subtitle_languages: listOf(text),
  max_height: numberOrNull,
  persons: listOf(PersonWire),
  trailers: listOf(v.object({ id: idText })),
  libraries: listOf(v.object({ id: idText })),
  contents: listOf(Season),
});

const EpisodeWire = v.object({
  id: idText,
  slug: textOrNull,
  title: text,
  season: numberOrNull,
  series: numberOrNull,
  age: numberOrNull,
  description: textOrNull,
  duration: numberOrNull,
  cover: contentCover,
  color_bg: color,
  is_announcement: flag,
});

/** A film, series, season, episode or programme as the platform describes it to everyone. */
export interface Content {
  id: string;
  slug: string;
  title: string;
  originalTitle: string | null;
  kind: ContentKind;
  parentId: string | null;
  season: number | null;
  episode: number | null;
  year: string | null;
  age: number | null;
  durationSeconds: number | null;
  short: string | null;
  description: string | null;
  countries: string[];
  genres: Array<{ name: string; rowSlug: string | null }>;
  ratings: Rating[];
  poster: string | null;
  still: string | null;
  background: string | null;
  /** The drawn title; that of the series for its seasons and episodes. */
  graphicTitle: GraphicTitle | null;
  color: string | null;
  isFree: boolean;
  isLost: boolean;
  isAnnouncement: boolean;
  /** Known only from an imported guide, as long as the guide contains it. */
  isGuideOnly: boolean;
  /** ISO; when it was added to the catalogue. */
  publishedAt: string | null;
  /** Credit that the licence of the film requires. */
  attribution: { text: string; href: string | null } | null;
  /** What it can be heard and read in, as language tags, and the lines of its best picture: an extension of the embedded platform. */
  tracks: { audio: string[]; subtitles: string[]; height: number | null };
  /** `role` is the wire's word: director, actor … */
  persons: Array<PersonCard & { roleKey: string | null }>;
  trailerId: string | null;
  /** The library that the stream call needs. */
  libraryId: string | null;
  seasons: Array<{ id: string; slug: string; title: string | null; number: number }>;
}

export interface EpisodeInfo {
  id: string;
  slug: string;
  title: string;
  season: number;
  number: number;
  description: string | null;
  durationSeconds: number | null;
  still: string | null;
  color: string | null;
  isAnnouncement: boolean;
}

const lifeOf = (id: string) => ({ revalidate: life.title, tags: [tag.content(id)] });

/** `GET /v2/contents/{id}`. @throws PlatformError with status 404 when it does not exist */
export async function getContent(id: string, reader: AudienceContext): Promise<Content> {
  const wire = await readPublic({ path: `/contents/${id}`, schema: ContentWire }, reader, lifeOf(id));
  if (isForChild(reader.audience)) await refuseAboveAge(wire, reader);
  return {
    id: wire.id,
    slug: wire.slug ?? wire.id,
    title: wire.title,
    originalTitle: wire.original === wire.title ? null : wire.original,
    kind: wire.content_type,
    parentId: wire.parent_id ?? null,
    season: wire.season || null,
    episode: wire.series || null,
    year: wire.year,
    age: wire.age,
    durationSeconds: wire.duration,
    short: wire.short,
    description: wire.description,
    countries: wire.countries.map((country) => country.name),
    genres: wire.genres.map((genre) => ({ name: genre.name, rowSlug: genre.row_slug })),
    ratings: toRatings(wire.ratings, reader.locale),
    poster: wire.cover.poster,
    still: wire.cover.still,
    background: wire.background?.web ?? wire.cover.still,
    graphicTitle: toGraphicTitle(wire.graphic_title),
    color: wire.color_bg,
    isFree: wire.is_free,
    isLost: wire.is_lost,
    isAnnouncement: wire.is_announcement,
    isGuideOnly: wire.is_guide_only,
    publishedAt: wire.published_at,
    attribution: wire.attribution ?? null,
    tracks: { audio: wire.audio_languages, subtitles: wire.subtitle_languages, height: wire.max_height },
    persons: wire.persons.map((person) => ({ ...toPersonCard(person, null), roleKey: person.role })),
    trailerId: wire.trailers[0]?.id ?? null,
    libraryId: wire.libraries[0]?.id ?? null,
    seasons: wire.contents.map((season, index) => ({
      id: season.id,
      slug: season.slug ?? season.id,
      title: season.title,
      number: season.season ?? index + 1,
    })),
  };
}

/**
 * Spec 2 §5: for an episode the highest age limit of itself, its season and its series counts; a missing one
 * is taken from the parent.
 */
async function refuseAboveAge(
  wire: v.InferOutput<typeof ContentWire>,
  reader: AudienceContext,
): Promise<void> {
  const { age, parent_id: parentId } = wire;
  const own = age ?? (parentId ? (await getContent(parentId, reader)).age : null);
  if (age !== null && parentId) await getContent(parentId, reader);
  if (!isSeenBy(reader.audience, own)) {
    throw new PlatformError('refused', 'not for children', { status: 404, code: 'not_found' });
  }
}

/** `GET /v2/contents/{id}/episodes` of a series or season, in order. */
export async function getEpisodes(id: string, reader: AudienceContext): Promise<EpisodeInfo[]> {
  const episodes = await readPublic(
    { path: `/contents/${id}/episodes`, schema: bareList(EpisodeWire) },
    reader,
    lifeOf(id),
  );
  // An episode without an age has that of its series, whose page this is.
  const seen = episodes.filter(({ age }) => age === null || isSeenBy(reader.audience, age));
  return seen.map((episode) => ({
    id: episode.id,
    slug: episode.slug ?? episode.id,
    title: episode.title,
    season: episode.season ?? 1,
    number: episode.series ?? 0,
    description: episode.description,
    durationSeconds: episode.duration,
    still: episode.cover.still,
    color: episode.color_bg,
    isAnnouncement: episode.is_announcement,
  }));
}

/** `GET /v2/contents/{id}/similar`. */
export async function getSimilar(id: string, reader: AudienceContext): Promise<ContentCard[]> {
  const cards = await readPublic(
    { path: `/contents/${id}/similar`, schema: bareList(ContentCardWire) },
    reader,
    lifeOf(id),
  );
  return cards.filter(({ age }) => isSeenBy(reader.audience, age)).map((card) => toContentCard(card));
}
