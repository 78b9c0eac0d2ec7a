/** Limits and times of playback (spec 2 §4, §9) for the screens around the player. */

/** The interval of position reports; a larger loss after a crash would be noticed. */
export const POSITION_REPORT_SECONDS = 10;

/** The list of episodes is not read again sooner, unless forced (spec 2 §4 "Content availability"). */
export const EPISODES_REFRESH_MS = 10_000;
