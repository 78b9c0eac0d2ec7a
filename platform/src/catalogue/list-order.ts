import type { Locale } from '../http/locale.ts';
import type { Content } from './model.ts';

/** Orders that a viewer may choose for a list of titles, by their names on the wire (docs/reference/wire.md "Rows"). */
export const LIST_ORDERS = ['popular', 'new', 'rating', 'year', 'name'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

type Compare = (a: Content, b: Content) => number;

export const byRating: Compare = (a, b) => b.score - a.score;
/** Titles with more viewers lately first; with equal numbers, those with the higher rating. */
export const byViewers: Compare = (a, b) => b.viewers - a.viewers || byRating(a, b);
export const byYear: Compare = (a, b) => (b.year ?? 0) - (a.year ?? 0);

const orders: Record<ListOrder, (locale: Locale) => Compare> = {
  popular: () => byViewers,
  new: () => (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime(),
  rating: () => byRating,
  year: () => byYear,
  // By the alphabet of the viewer, digits by their value: "Area 9" before "Area 10".
  name: (locale) => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return (a, b) => compare(a.title[locale], b.title[locale]);
  },
};

/** The same titles in another order; equal ones keep theirs. */
export function inOrder(contents: readonly Content[], order: ListOrder, locale: Locale): Content[] {
  return contents.toSorted(orders[order](locale));
}
