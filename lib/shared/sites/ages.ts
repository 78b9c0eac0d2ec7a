import { type Audience, levelOf } from './audience';

/** Spec 2 §5: from this age on something is for adults. */
export const ADULT_AGE = 18;

/** What search engines are told; null when nothing is known. */
export const isFamilyFriendly = (age: number | null): boolean | null =>
  age === null ? null : age < ADULT_AGE;

/**
 * Whether an audience may see content with that age limit; a child sees it up to its level. Content without an age limit is not for children.
 */
export function isSeenBy(audience: Audience, age: number | null): boolean {
  const level = levelOf(audience);
  return level === null || (age !== null && age <= level);
}
