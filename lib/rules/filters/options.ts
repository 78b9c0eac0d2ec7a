import { capital } from '@/lib/shared/i18n/capital';
import { fill } from '@/lib/shared/i18n/fill';
import { type Locale, localeTags } from '@/lib/shared/i18n/locales';
import { COUNTRIES_OFFERED, RATING_STEP, RATINGS } from './constants';
import { type YearOption, type YearWords, yearOptions } from './years';

/** One of the two catalogues; also its address and the slug of its rowset. */
export type CatalogueKind = 'movies' | 'series';

/** Every filter of spec 2 §2, in the order of the page. */
export const FACETS = ['genre', 'subgenre', 'country', 'year', 'rating'] as const;

/** Filters of which several options can be chosen; a title with one of them is enough. */
const MULTIPLE: readonly string[] = ['genre', 'country'] satisfies Array<(typeof FACETS)[number]>;

export const isMultiple = (choice: Choice): boolean => MULTIPLE.includes(choice);

/** Orders of the list beside that of the editors, by their values in the address and on the wire. */
export const ORDERS = ['popular', 'new', 'rating', 'year', 'name'] as const;

/** Everything that a viewer can choose: filters, which leave titles out, and the order of the rest. */
export const CHOICES = [...FACETS, 'sort'] as const;
export type Choice = (typeof CHOICES)[number];

export interface Option {
  /** The value in the address. */
  value: string;
  title: string;
  /** The id for the platform. */
  id: string;
}

export interface FilterOptions {
  genre: Option[];
  /** Subgenres by the value of their main genre. */
  subgenres: Record<string, Option[]>;
  country: Option[];
  year: YearOption[];
  rating: Option[];
  sort: Option[];
}

interface Listed {
  genres: ReadonlyArray<{ id: string; slug: string; name: string; parentId: string | null }>;
  countries: ReadonlyArray<{ id: string; key: string; name: string }>;
}

interface OptionWords extends YearWords {
  ratingOver: string;
  orders: Record<(typeof ORDERS)[number], string>;
}

interface Reading {
  thisYear: number;
  locale: Locale;
  words: OptionWords;
}

/**
 * All filter options, the same for every reader of one language. Genres and the first countries are sorted by
 * name (spec 2 §7) in the order of the language, because the platform has one order for all four.
 */
export function filterOptions(
  { genres, countries }: Listed,
  { thisYear, locale, words }: Reading,
): FilterOptions {
  const tag = localeTags[locale];
  const { compare } = new Intl.Collator(tag);
  const sorted = (options: Option[]) => options.sort((one, other) => compare(one.title, other.title));
  const partsOf = (parent: string | null) =>
    sorted(
      genres
        .filter(({ parentId }) => parentId === parent)
        .map(({ id, slug, name }) => ({ value: slug, title: capital(name, tag), id })),
    );
  const main = partsOf(null);
  const parts = main.map(({ value, id }): [string, Option[]] => [value, partsOf(id)]);
  return {
    genre: main,
    subgenres: Object.fromEntries(parts.filter(([, list]) => list.length > 0)),
    country: sorted(
      countries.slice(0, COUNTRIES_OFFERED).map(({ id, key, name }) => ({ value: key, title: name, id })),
    ),
    year: yearOptions(thisYear, words),
    rating: RATINGS.map((rating) => ({
      value: String(rating),
      title: fill(words.ratingOver, { rating }),
      id: String(rating + RATING_STEP),
    })),
    sort: ORDERS.map((order) => ({ value: order, title: words.orders[order], id: order })),
  };
}
