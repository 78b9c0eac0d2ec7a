import { films } from './data/films/index.ts';
import { programmes } from './data/programmes/index.ts';
import { series } from './data/series/index.ts';
import { seedId } from './ids.ts';
import type { EpisodeSeed, FilmSeed, ProgrammeSeed, SeriesSeed } from './types.ts';

export { films, programmes, series };

/** Length of a film's stream in seconds. */
export function filmSeconds(film: FilmSeed): number {
  return film.seconds ?? film.minutes * 60;
}

export const filmId = (key: string): string => seedId(`film:${key}`);
export const seriesId = (key: string): string => seedId(`series:${key}`);
export const programmeId = (key: string): string => seedId(`programme:${key}`);
export const seasonId = (key: string, season: number): string => seedId(`series:${key}:${season}`);
export const episodeId = (key: string, season: number, number: number): string =>
  seedId(`series:${key}:${season}:${number}`);
export const partId = (key: string, number: number): string => seedId(`programme:${key}:${number}`);

/** One episode or part with the data for planning. */
export interface Airing {
  contentId: string;
  episodeId: string | null;
  minutes: number;
}

function released(episodes: readonly EpisodeSeed[]): number[] {
  return episodes.flatMap((episode, index) => (episode.announced ? [] : [index + 1]));
}

/** A series' episodes in order; announced ones are not aired yet. */
export function airingsOfSeries(seed: SeriesSeed): Airing[] {
  return seed.seasons.flatMap((season, index) =>
    released(season.episodes).map((number) => ({
      contentId: seriesId(seed.key),
      episodeId: episodeId(seed.key, index + 1, number),
      minutes: season.minutes,
    })),
  );
}

export function airingsOfProgramme(seed: ProgrammeSeed): Airing[] {
  const contentId = programmeId(seed.key);
  const parts = released(seed.parts ?? []);
  if (parts.length === 0) return [{ contentId, episodeId: null, minutes: seed.minutes }];
  return parts.map((number) => ({ contentId, episodeId: partId(seed.key, number), minutes: seed.minutes }));
}

export function airingOfFilm(seed: FilmSeed): Airing {
  return { contentId: filmId(seed.key), episodeId: null, minutes: seed.minutes };
}
