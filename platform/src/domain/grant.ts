const HOUR_MS = 3_600_000;

/** The shortest validity of a stream grant. */
export const GRANT_MS = 12 * HOUR_MS;
/** Grants expire at whole hours, so that viewers of one hour share addresses and caches can share segments. */
export const GRANT_ROUND_MS = HOUR_MS;
/** The longest validity of a stream grant. */
export const LONGEST_GRANT_MS = GRANT_MS + GRANT_ROUND_MS;
