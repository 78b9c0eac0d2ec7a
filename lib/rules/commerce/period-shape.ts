import * as v from 'valibot';
import type { Period } from '@/lib/shared/period';

/** A period in the answers of our own routes. */
export const PeriodShape = v.object({
  days: v.number(),
  months: v.number(),
  years: v.number(),
}) satisfies v.GenericSchema<Period>;
