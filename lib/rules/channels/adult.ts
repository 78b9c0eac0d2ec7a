import { ADULT_AGE, isSeenBy } from '@/lib/shared/sites/ages';
import { type Audience, isForChild } from '@/lib/shared/sites/audience';

/** Whether a channel is for adults, as this audience sees it (spec 2 §5 "Parental check"). */
export function isAdultChannel(age: number | null, audience: Audience): boolean {
  return age !== null && (isForChild(audience) ? !isSeenBy(audience, age) : age >= ADULT_AGE);
}
