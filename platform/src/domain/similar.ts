/** Spec 2 §9: similar items 12. */
export const SIMILAR_LIMIT = 12;

const SHARED_PERSON = 3;
const SHARED_GENRE = 2;
const SHARED_COUNTRY = 0.5;
const SAME_KIND = 0.5;
const SAME_DECADE = 0.5;

export type Comparable = {
  id: string;
  genreIds: readonly number[];
  personIds: readonly number[];
  countryIds: readonly number[];
  isSeries: boolean;
  year: number | null;
  score: number;
};

function shared<T>(left: readonly T[], right: readonly T[]): number {
  return left.filter((item) => right.includes(item)).length;
}

/** The similarity of two titles; 0 when they share neither a genre nor a person. */
function similarity(subject: Comparable, other: Comparable): number {
  const persons = shared(subject.personIds, other.personIds);
  const genres = shared(subject.genreIds, other.genreIds);
  if (persons + genres === 0) return 0;
  const nearInTime =
    subject.year !== null && other.year !== null && Math.abs(subject.year - other.year) <= 10
      ? SAME_DECADE
      : 0;
  return (
    persons * SHARED_PERSON +
    genres * SHARED_GENRE +
    Math.min(1, shared(subject.countryIds, other.countryIds)) * SHARED_COUNTRY +
    (subject.isSeries === other.isSeries ? SAME_KIND : 0) +
    nearInTime
  );
}

/** The most similar titles first; equal ones by rating, then by id, so that the order is stable. */
export function rankSimilar<T extends Comparable>(subject: Comparable, pool: readonly T[]): T[] {
  return pool
    .filter((other) => other.id !== subject.id)
    .map((other) => ({ other, points: similarity(subject, other) }))
    .filter(({ points }) => points > 0)
    .sort(
      (a, b) => b.points - a.points || b.other.score - a.other.score || a.other.id.localeCompare(b.other.id),
    )
    .slice(0, SIMILAR_LIMIT)
    .map(({ other }) => other);
}
