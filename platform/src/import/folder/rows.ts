import type { contents } from '../../db/schema/catalogue.ts';
import type { libraryFiles } from '../../db/schema/library-files.ts';
import { UNRATED_AGE } from '../../domain/age.ts';
import { markersOfChapters } from '../../domain/markers.ts';
import type { Film } from '../../origin/library/model.ts';
import { contentSlug, pickIndex, seedId } from '../../seed/ids.ts';
import type { Draft } from './draft.ts';
import type { Facts } from './facts.ts';

type ContentRow = typeof contents.$inferInsert;

/** Background colours of pages, dark enough for white text. */
const COLORS = ['#16213a', '#2a1733', '#123a38', '#10303f', '#3a2a1a', '#2b2440'] as const;

export const filmId = (path: string): string => seedId(`file:${path}`);
export const showId = (key: string): string => seedId(`shelf:${key}`);
const seasonId = (key: string, season: number): string => seedId(`shelf:${key}:${season}`);

/** What only the opened file tells. */
export type Contained = Pick<Film, 'seconds' | 'chapters' | 'audio' | 'video'>;

export type RowContext = { isFree: boolean; age: number | null; now: Date };

function base(id: string, { persons: _, ...facts }: Facts, { now }: RowContext): Omit<ContentRow, 'type'> {
  const slug = contentSlug(facts.year ?? now.getUTCFullYear(), facts.title.en, id);
  return { id, slug, ...facts, publishedAt: now };
}

/** The fields of a film or a series. Episodes inherit them from their series. */
function root(row: Omit<ContentRow, 'type'>, { isFree, age }: RowContext): Omit<ContentRow, 'type'> {
  return {
    ...row,
    age: row.age ?? age ?? UNRATED_AGE,
    colorBg: COLORS[pickIndex(row.id, COLORS.length)] ?? COLORS[0],
    isFree,
  };
}

function seasonTitle(season: number): ContentRow['title'] {
  return { ru: `Сезон ${season}`, kk: `${season}-маусым`, en: `Season ${season}`, uz: `${season}-mavsum` };
}

/** The rows of a film; for an episode also those of its season and its series, parents first. */
export function contentRows(
  draft: Draft,
  { seconds, chapters }: Contained,
  context: RowContext,
): ContentRow[] {
  const { facts, named, show } = draft;
  const id = filmId(draft.path);
  const duration = Math.floor(seconds);
  const markers = markersOfChapters(chapters, duration);
  const own = { ...base(id, facts, context), duration, markers };
  if (named.kind === 'film' || !show) return [{ ...root(own, context), type: 'movie' }];
  const folder = { ...root(base(showId(show.key), show.facts, context), context), type: 'series' as const };
  const { season, episode: series } = named;
  const about: Facts = { ...show.facts, title: seasonTitle(season), genreIds: [], countryIds: [], age: null };
  const middle = base(seasonId(show.key, season), about, context);
  return [
    folder,
    { ...middle, type: 'season', parentId: folder.id, season },
    { ...own, type: 'episode', parentId: middle.id, season, series },
  ];
}

export function fileRow(
  draft: Draft,
  { audio, video }: Contained,
  { now }: RowContext,
): typeof libraryFiles.$inferInsert {
  const { path, size, modifiedMs, subtitles, fingerprint, show } = draft;
  return {
    contentId: filmId(path),
    path,
    size,
    modifiedMs,
    subtitles,
    fingerprint,
    audioLanguages: [...new Set(audio.flatMap(({ language }) => language ?? []))],
    height: video.timed.track.height,
    seriesKey: show?.key ?? null,
    importedAt: now,
  };
}
