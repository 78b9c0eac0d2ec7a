import type { Audience } from './audience';

/** Spec 2 §5, §6: a child profile sees only what is up to this age. */
export const CHILD_MAX_AGE = 12;

/** Whether that audience may see something of that age. What tells no age is not for children. */
export function isSeenBy(audience: Audience, age: number | null): boolean {
  return audience === 'everyone' || (age !== null && age <= CHILD_MAX_AGE);
}
