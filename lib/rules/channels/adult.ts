import { ADULT_AGE, CHILD_MAX_AGE } from '@/lib/shared/sites/ages';
import type { Audience } from '@/lib/shared/sites/audience';

/** Whether a channel is for adults, as this audience sees it (spec 2 §5 "Parental check"). */
export function isAdultChannel(age: number | null, audience: Audience): boolean {
  return age !== null && (audience === 'child' ? age > CHILD_MAX_AGE : age >= ADULT_AGE);
}
