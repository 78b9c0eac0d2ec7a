/** Numbers of playing (spec 2 §4, §9), in one place for the screens around the player. */

/** The position travels this often while playing; losing more than this on a crash would be noticed. */
export const POSITION_REPORT_SECONDS = 10;

/** Spec 2 §4: "Episode list refresh is throttled to once per 10 s unless forced." */
export const EPISODES_REFRESH_MS = 10_000;
