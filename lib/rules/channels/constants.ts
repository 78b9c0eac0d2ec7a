/** Numbers of the channel screens (spec 2 §4, §5, §9), in one place. */

/** How many are stored (spec 2 §5 "Last viewed channels"). */
export const RECENT_CHANNELS = 10;

/** How many are recommended: two screens of the rail. */
export const RECOMMENDED_CHANNELS = 12;

/** The category of favourite channels (spec 2 §4 "Favorites"). */
export const FAVOURITES_CATEGORY = '1000';

/** Spec 2 §2: the filter is hidden with fewer; a child has none (lib/server/channels/load-channels.ts). */
export const MIN_CATEGORIES = 2;

/** Spec 2 §9 "Timers": the time of focus on a channel that counts as intended. */
export const CHANNEL_FOCUS_MS = 100;

/** The delay before a preview plays, so that moving along a row of channels starts none. */
export const PREVIEW_STREAM_MS = 800;

/** A pointer crosses tiles that the viewer does not mean. */
export const CHANNEL_HOVER_MS = 300;

/** A new picture of what is on for a tile in view: as often as there is one. */
export const FRAME_STEP_SECONDS = 10;

/** Pictures of what is on wait until the page itself has loaded: sooner they compete with its scripts for the processor of a phone. */
export const FRAMES_AFTER_MS = 3_000;

/** The style sheet of a programme's broadcasts shows 2, 3 or 4 at first, by width (spec 2 §9). Two or fewer are never folded. */
export const FEWEST_AIRINGS_SHOWN = 2;
