/** Limits and times of playback (spec 2 §4, §9) for the screens around the player. */

/** Spec 2 §7 "Analytics events": statistics are sent every 30 s of playing. */
export const STATISTICS_INTERVAL_S = 30;
/** Ours: statistics are also sent when the position has moved this far by a jump of the viewer. */
export const POSITION_JUMP_S = 10;

/** The list of episodes is not read again sooner, unless forced (spec 2 §4 "Content availability"). */
export const EPISODES_REFRESH_MS = 10_000;

/** Ours: titles that are offered after the end of a film, in one row of any screen. */
export const POST_PLAY_TITLES = 4;
