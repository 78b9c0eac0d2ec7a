import type { Localized } from '../origin/catalogue.ts';

/** What decides about the category of a title for the oldest clients. */
type Titled = { type: string; age: number; isCartoon: boolean; genres: readonly { slug: string }[] };

export type LegacyCategory = { id: number; name: Localized; holds: (title: Titled) => boolean };

/** A child of six watches it alone. */
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

/** How many genres a category has room for: numbers of genres are smaller, those of their filters are not. */
const GENRES_OF_CATEGORY = 10_000;

/** The number of a genre within a category. Old clients send nothing else, so it has to say both. */
export function legacyFilterId(categoryId: number, genreId: number): number {
  return categoryId * GENRES_OF_CATEGORY + genreId;
}

/**
 * What a list of numbers wants: categories, each with the genres that are named within it, and genres of any category,
 * which is how titles number theirs. A number of nothing counts as a genre that no title has.
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

/** Numbers of categories, filters and genres come in one list: a title is in one of the categories and of one of the genres. */
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
