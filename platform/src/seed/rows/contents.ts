import type { contents, trailers } from '../../db/schema/catalogue.ts';
import type { Localized } from '../../origin/catalogue.ts';
import { countries } from '../data/countries.ts';
import { genres } from '../data/genres.ts';
import { contentSlug, pickIndex, seedId } from '../ids.ts';
import {
  episodeId,
  filmId,
  filmSeconds,
  films,
  partId,
  programmeId,
  programmes,
  seasonId,
  series,
  seriesId,
} from '../titles.ts';
import type { EpisodeSeed, FilmSeed, ProgrammeSeed, SeriesSeed, TitleSeed } from '../types.ts';
import { episodeMarkers, filmMarkers } from './markers.ts';

type Row = typeof contents.$inferInsert;

const MINUTE = 60;
/** It fits into eight whole segments of the pool. */
const TRAILER_SECONDS = 30;

/** The original title, in the language of its first country; other titles keep their English name. */
function originalOf({ title, countries: [first] }: TitleSeed): string {
  const languages: Partial<Record<string, keyof Localized>> = { kz: 'kk', uz: 'uz', ru: 'ru' };
  return title[languages[first ?? ''] ?? 'en'];
}

/** A day in the year of release, so that sorting by "new" has an order. */
function publishedAt(key: string, year: number): Date {
  return new Date(Date.UTC(year, 0, 1 + pickIndex(`published ${key}`, 300)));
}

function common(seed: TitleSeed, id: string, year: number): Row {
  return {
    id,
    slug: contentSlug(seed.year, seed.title.en, id),
    type: 'movie',
    title: seed.title,
    original: originalOf(seed),
    short: seed.short,
    description: seed.description,
    year: seed.year,
    age: seed.age,
    genreIds: seed.genres.map((key) => genres[key].id),
    countryIds: seed.countries.map((key) => countries[key].id),
    ratings: [
      { type: 'kinopoisk', rating: seed.kinopoisk.toFixed(1) },
      { type: 'imdb', rating: seed.imdb.toFixed(1) },
    ],
    colorBg: seed.color,
    isFree: seed.free ?? false,
    isCartoon: seed.cartoon ?? false,
    adPlan: seed.ads ?? (seed.free && !seed.cartoon ? 'usual' : 'none'),
    isProtected: seed.protected ?? false,
    media: { world: seed.world },
    artSeed: seed.key,
    publishedAt: publishedAt(seed.key, year),
  };
}

function filmRow(film: FilmSeed): Row {
  return {
    ...common(film, filmId(film.key), film.year),
    duration: filmSeconds(film),
    isAnnouncement: film.announced ?? false,
    media: film.clips ? { clips: [...film.clips] } : { world: film.world },
    attribution: film.attribution ?? null,
    markers: filmMarkers(filmSeconds(film), film.chapters),
  };
}

function seasonTitle(season: number): Localized {
  return { ru: `Сезон ${season}`, kk: `${season}-маусым`, en: `Season ${season}`, uz: `${season}-mavsum` };
}

/** An episode or part: the catalogue fills in the values of its parent. */
function childRow(
  child: EpisodeSeed,
  place: Pick<Row, 'id' | 'parentId' | 'season' | 'series' | 'duration'>,
  year: number,
): Row {
  return {
    ...place,
    slug: contentSlug(year, child.title.en, place.id),
    type: 'episode',
    title: child.title,
    short: child.description,
    description: child.description,
    year,
    isAnnouncement: child.announced ?? false,
    publishedAt: publishedAt(place.id, year),
  };
}

function seriesRows(seed: SeriesSeed): Row[] {
  const root = seriesId(seed.key);
  const latest = seed.seasons.at(-1)?.year ?? seed.year;
  const seasons = seed.seasons.flatMap(({ year, minutes, episodes }, index): Row[] => {
    const season = index + 1;
    const id = seasonId(seed.key, season);
    const folder: Row = {
      id,
      slug: contentSlug(year, `${seed.title.en} season ${season}`, id),
      type: 'season',
      parentId: root,
      season,
      title: seasonTitle(season),
      short: seed.short,
      description: seed.description,
      year,
      publishedAt: publishedAt(id, year),
    };
    const children = episodes.map((episode, at): Row => {
      const number = at + 1;
      const duration = minutes * MINUTE;
      const own = episodeId(seed.key, season, number);
      const place = { id: own, parentId: id, season, series: number, duration };
      return { ...childRow(episode, place, year), markers: episodeMarkers(own, number, duration) };
    });
    return [folder, ...children];
  });
  return [{ ...common(seed, root, latest), type: 'series' }, ...seasons];
}

function programmeRows(seed: ProgrammeSeed): Row[] {
  const root = programmeId(seed.key);
  const duration = seed.minutes * MINUTE;
  const parts = (seed.parts ?? []).map((part, at) =>
    childRow(
      part,
      { id: partId(seed.key, at + 1), parentId: root, season: 0, series: at + 1, duration },
      seed.year,
    ),
  );
  return [{ ...common(seed, root, seed.year), type: 'program', duration }, ...parts];
}

export const contentRows: Row[] = [
  ...films.map(filmRow),
  ...series.flatMap(seriesRows),
  ...programmes.flatMap(programmeRows),
];

/** Films and series have one; a film of half a minute is its own trailer. */
export const trailerRows: (typeof trailers.$inferInsert)[] = [
  ...films.filter((film) => !film.clips).map(({ key }) => ({ key, contentId: filmId(key) })),
  ...series.map(({ key }) => ({ key, contentId: seriesId(key) })),
].map(({ key, contentId }) => ({ id: seedId(`trailer:${key}`), contentId, duration: TRAILER_SECONDS }));
