import type { Audience } from './audience';

/** Spec 2 §5, §6: a child profile sees only what is up to this age. */
export const CHILD_MAX_AGE = 12;

/** Whether an audience may see something with that age limit. What has no age limit is not for children. */
export function isSeenBy(audience: Audience, age: number | null): boolean {
  return audience === 'everyone' || (age !== null && age <= CHILD_MAX_AGE);
}
