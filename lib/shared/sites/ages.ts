import type { Audience } from './audience';

/** Spec 2 §5: from this age on something is for adults. */
export const ADULT_AGE = 18;
/** Spec 2 §5, §6: a child profile sees only content up to this age. */
export const CHILD_MAX_AGE = 12;

/**
 * Whether an audience may see content with that age limit. Content without an age limit is not for children.
 */
export function isSeenBy(audience: Audience, age: number | null): boolean {
  return audience === 'everyone' || (age !== null && age <= CHILD_MAX_AGE);
}
