import type { ContentCard } from './view';

/** Fewer works are one list: rows of a few tiles each would leave most of the screen empty. */
const LEAST_ROWS = 13;

/** As many as a desktop shows in one line. */
const MOST_KNOWN = 6;

/** A shorter list is not divided: rows of one tile each would be harder to look through. */
const LEAST_DIVIDED = 6;

const YEARS = 10;

/** All works of a person with few of them, newest first; null for those whose works are rows. */
export function oneList(works: readonly ContentCard[]): ContentCard[] | null {
  return works.length < LEAST_ROWS ? newestFirst(works) : null;
}

/** The works with the highest ratings, highest first. */
export function knownFor(works: readonly ContentCard[]): ContentCard[] {
  const rated = works.filter(({ rating }) => rating !== null);
  if (rated.length < MOST_KNOWN) return [];
  return [...rated].sort((one, other) => Number(other.rating) - Number(one.rating)).slice(0, MOST_KNOWN);
}

/** Works of one decade; the decade is null for a list that is not divided, and for works without a year. */
export interface Decade {
  decade: number | null;
  works: ContentCard[];
}

/** Those without a year are last. */
const newestFirst = (works: readonly ContentCard[]): ContentCard[] =>
  [...works].sort((one, other) => yearOf(other) - yearOf(one));

const yearOf = ({ year }: ContentCard): number => Number.parseInt(year ?? '', 10) || 0;

/** The works of a list by decade, newest first. */
export function byDecade(works: readonly ContentCard[]): Decade[] {
  const newest = newestFirst(works);
  if (newest.length < LEAST_DIVIDED) return [{ decade: null, works: newest }];
  const decades = new Map<number, ContentCard[]>();
  for (const work of newest) {
    const decade = Math.floor(yearOf(work) / YEARS) * YEARS;
    decades.set(decade, [...(decades.get(decade) ?? []), work]);
  }
  if (decades.size === 1) return [{ decade: null, works: newest }];
  return [...decades].map(([decade, some]) => ({ decade: decade || null, works: some }));
}
