import type { ContentCard } from './view';

/** A person with fewer works is known for all of them. */
const LEAST_WORKS = 6;

const MOST_KNOWN = 4;

/** A shorter list is not divided: rows of one tile each would be harder to look through. */
const LEAST_DIVIDED = 6;

const YEARS = 10;

/** The works with the highest ratings, highest first; none when the lists are short anyway. */
export function knownFor(works: readonly ContentCard[]): ContentCard[] {
  const rated = works.filter(({ rating }) => rating !== null);
  if (works.length < LEAST_WORKS || rated.length < MOST_KNOWN) return [];
  return [...rated].sort((one, other) => Number(other.rating) - Number(one.rating)).slice(0, MOST_KNOWN);
}

/** Works of one decade; the decade is null for a list that is not divided, and for works without a year. */
export interface Decade {
  decade: number | null;
  works: ContentCard[];
}

const yearOf = ({ year }: ContentCard): number => Number.parseInt(year ?? '', 10) || 0;

/** The works of a list by decade, newest first; those without a year are last. */
export function byDecade(works: readonly ContentCard[]): Decade[] {
  const newest = [...works].sort((one, other) => yearOf(other) - yearOf(one));
  if (newest.length < LEAST_DIVIDED) return [{ decade: null, works: newest }];
  const decades = new Map<number, ContentCard[]>();
  for (const work of newest) {
    const decade = Math.floor(yearOf(work) / YEARS) * YEARS;
    decades.set(decade, [...(decades.get(decade) ?? []), work]);
  }
  if (decades.size === 1) return [{ decade: null, works: newest }];
  return [...decades].map(([decade, some]) => ({ decade: decade || null, works: some }));
}
