import type { Localized } from '../origin/catalogue.ts';

/** The data of a title that decides about its category for the oldest clients. */
type Titled = { type: string; age: number; isCartoon: boolean; genres: readonly { slug: string }[] };

export type LegacyCategory = { id: number; name: Localized; holds: (title: Titled) => boolean };

/** The age from which children watch alone. */
const KIDS_AGE = 6;
const SPORT = 'sport';
const FAMILY = ['family', 'cartoon', 'kids'];

const hasGenre = ({ genres }: Titled, slugs: readonly string[]) =>
  genres.some(({ slug }) => slugs.includes(slug));
const isSport = (title: Titled) => hasGenre(title, [SPORT]);

/** wire 8: five categories with fixed numbers; a title may be in several. */
export const LEGACY_CATEGORIES: readonly LegacyCategory[] = [
  {
    id: 5000,
    name: { ru: 'Фильмы', kk: 'Фильмдер', en: 'Films', uz: 'Filmlar' },
    holds: ({ type }) => type === 'movie',
  },
  {
    id: 6000,
    name: { ru: 'Сериалы', kk: 'Сериалдар', en: 'Series', uz: 'Seriallar' },
    holds: ({ type }) => type === 'series',
  },
  {
    id: 7000,
    name: { ru: 'Детям', kk: 'Балаларға', en: 'For children', uz: 'Bolalarga' },
    holds: (title) => title.age <= KIDS_AGE && (title.isCartoon || hasGenre(title, FAMILY)),
  },
  {
    id: 8000,
    name: { ru: 'Передачи', kk: 'Бағдарламалар', en: 'Shows', uz: 'Koʻrsatuvlar' },
    holds: (title) => title.type === 'program' && !isSport(title),
  },
  {
    id: 9000,
    name: { ru: 'Спорт', kk: 'Спорт', en: 'Sport', uz: 'Sport' },
    holds: isSport,
  },
];

/** The range of numbers per category: genre numbers are smaller, numbers of filters are larger. */
const GENRES_OF_CATEGORY = 10_000;

/** The number of a genre inside a category. Old clients send only this number, so it has to contain both. */
export function legacyFilterId(categoryId: number, genreId: number): number {
  return categoryId * GENRES_OF_CATEGORY + genreId;
}

/**
 * Reads a list of numbers: categories with the genres chosen inside each, and genres of any category,
 * with the numbers that titles use. An unknown number counts as a genre that no title has.
 */
function wantedBy(numbers: readonly number[]): { genresOf: Map<LegacyCategory, number[]>; genres: number[] } {
  const genresOf = new Map<LegacyCategory, number[]>();
  const genres: number[] = [];
  for (const number of numbers) {
    const isFilter = number >= GENRES_OF_CATEGORY;
    const categoryId = isFilter ? Math.floor(number / GENRES_OF_CATEGORY) : number;
    const category = LEGACY_CATEGORIES.find(({ id }) => id === categoryId);
    if (!category) genres.push(number);
    else
      genresOf.set(category, [
        ...(genresOf.get(category) ?? []),
        ...(isFilter ? [number % GENRES_OF_CATEGORY] : []),
      ]);
  }
  return { genresOf, genres };
}

/**
 * Categories, filters and genres come as numbers in one list: a title has to match one of the categories and one of the
 * genres.
 */
export function legacyTest(
  numbers: readonly number[],
): (title: Titled & { genreIds: readonly number[] }) => boolean {
  const { genresOf, genres } = wantedBy(numbers);
  const isOneOf = (wanted: readonly number[], { genreIds }: { genreIds: readonly number[] }) =>
    wanted.length === 0 || wanted.some((id) => genreIds.includes(id));
  return (title) =>
    isOneOf(genres, title) &&
    (genresOf.size === 0 ||
      [...genresOf].some(([category, within]) => category.holds(title) && isOneOf(within, title)));
}
