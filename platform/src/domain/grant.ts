const HOUR_MS = 3_600_000;

/** How long a grant of a stream is good for, at least. */
export const GRANT_MS = 12 * HOUR_MS;
/** Expiries are whole hours, so that viewers of one hour share addresses and caches can share segments. */
export const GRANT_ROUND_MS = HOUR_MS;
/** Behind a moment from which on no grant is given, none is left after so long. */
export const LONGEST_GRANT_MS = GRANT_MS + GRANT_ROUND_MS;
