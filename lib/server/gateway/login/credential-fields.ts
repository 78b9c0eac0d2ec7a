import 'server-only';
import * as v from 'valibot';

/** A phone with any separators; the platform gets digits (spec 3 §5: 9 at least, E.164 has 15 at most). */
export const phoneDigits = v.pipe(
  v.string(),
  v.maxLength(32),
  v.transform((phone) => phone.replace(/[\s()+-]/g, '')),
  v.regex(/^\d{9,15}$/),
);

/** Spec 3 §5: 4 digits at least, 8 at most. */
export const loginCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{4,8}$/));
