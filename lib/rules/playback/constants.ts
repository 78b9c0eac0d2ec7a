/** Numbers of playing (spec 2 §4, §9), in one place for the screens around the player. */

/** The position travels this often while playing; losing more than this on a crash would be noticed. */
export const POSITION_REPORT_SECONDS = 10;

/** The list of episodes is not loaded again sooner, unless forced (spec 2 §4 "Content availability"). */
export const EPISODES_REFRESH_MS = 10_000;
