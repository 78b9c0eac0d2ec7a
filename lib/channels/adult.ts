import { CHILD_MAX_AGE } from '@/lib/audience/ages';
import type { Audience } from '@/lib/audience/audience';
import { ADULT_AGE } from './limits';

/** Spec 2 §5: "Channels with age 18 or above (above 12 for child profiles) are adult." */
export function isAdultChannel(age: number | null, audience: Audience): boolean {
  return age !== null && (audience === 'child' ? age > CHILD_MAX_AGE : age >= ADULT_AGE);
}
