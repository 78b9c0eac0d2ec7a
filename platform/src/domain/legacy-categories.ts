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

/** wire.md §8: five categories with fixed numbers; a title may be in several. */
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

/** Numbers of categories and of genres come in one list; a title needs one of each kind that is named. */
export function legacyTest(
  numbers: readonly number[],
): (title: Titled & { genreIds: readonly number[] }) => boolean {
  const categories = LEGACY_CATEGORIES.filter(({ id }) => numbers.includes(id));
  const genres = numbers.filter((number) => !categories.some(({ id }) => id === number));
  return (title) =>
    (categories.length === 0 || categories.some(({ holds }) => holds(title))) &&
    (genres.length === 0 || genres.some((id) => title.genreIds.includes(id)));
}
