import type { Localized } from '../../origin/catalogue.ts';
import type { Age } from '../basics.ts';
import type { CountryKey } from '../data/countries.ts';
import type { GenreKey } from '../data/genres.ts';

/**
 * An older title as its author gives it. The back catalogue is large, so crew, colours and library of its titles follow
 * from genre, country and year instead of being chosen one by one.
 */
export interface TitleBrief {
  /** A stable name from which ids are derived: never change it. */
  key: string;
  title: Localized;
  /** The story in a sentence; the description adds what kind of title it is. */
  short: Localized;
  year: number;
  age: Age;
  /** The first one is the main one. */
  genres: readonly [GenreKey, ...GenreKey[]];
  countries: readonly [CountryKey, ...CountryKey[]];
  rating: number;
}

export interface FilmBrief extends TitleBrief {
  minutes: number;
}

/** A series of one season. Its episodes have the story of the series as their description. */
export interface SeriesBrief extends TitleBrief {
  /** Length of an episode. */
  minutes: number;
  /** The titles of its episodes. */
  episodes: readonly Localized[];
}
