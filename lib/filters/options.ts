import { COUNTRIES_OFFERED, RATINGS } from './limits';
import { type YearOption, type YearWords, yearOptions } from './years';

/** Which of the two catalogues; also its address and the slug of its rowset. */
export type CatalogueKind = 'movies' | 'series';

/** Every filter of spec 2 §2, in the order of the page. */
export const FACETS = ['genre', 'subgenre', 'country', 'year', 'rating'] as const;
export type Facet = (typeof FACETS)[number];

export interface Option {
  /** What the address carries. */
  value: string;
  title: string;
  /** What the platform is asked with. */
  id: string;
}

export interface FilterOptions {
  genre: Option[];
  /** Subgenres by the value of their main genre. */
  subgenres: Record<string, Option[]>;
  country: Option[];
  year: YearOption[];
  rating: Option[];
}

interface Listed {
  genres: ReadonlyArray<{ id: string; slug: string; name: string; parentId: string | null }>;
  countries: ReadonlyArray<{ id: string; key: string; name: string }>;
}

export interface OptionWords extends YearWords {
  ratingOver: string;
}

/** All that may be chosen, the same for everybody who reads the page in that language. */
export function filterOptions(
  { genres, countries }: Listed,
  thisYear: number,
  words: OptionWords,
): FilterOptions {
  const option = (genre: Listed['genres'][number]): Option => ({
    value: genre.slug,
    title: capital(genre.name),
    id: genre.id,
  });
  const main = genres.filter(({ parentId }) => parentId === null);
  const parts = main.map(({ id, slug }): [string, Option[]] => [
    slug,
    genres.filter(({ parentId }) => parentId === id).map(option),
  ]);
  return {
    genre: main.map(option),
    subgenres: Object.fromEntries(parts.filter(([, list]) => list.length > 0)),
    country: countries
      .slice(0, COUNTRIES_OFFERED)
      .map(({ id, key, name }) => ({ value: key, title: name, id })),
    year: yearOptions(thisYear, words),
    rating: RATINGS.map((rating) => ({
      value: String(rating),
      title: words.ratingOver.replace('{rating}', String(rating)),
      id: String(rating),
    })),
  };
}

/** Genres come in small letters, because they stand within sentences elsewhere. */
function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
