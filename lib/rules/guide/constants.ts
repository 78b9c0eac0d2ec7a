import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';

/** Numbers of the guide, in one place; its window of days is the schedule's own (spec 2 §4). */

/** Programmes are asked for in blocks of channels × hours, so that a thousand channels are 25 requests (DESIGN section 10). */
export const BLOCK_ROWS = 40;
export const BLOCK_SECONDS = 6 * HOUR_SECONDS;

/** Blocks of hours in one request: more than any screen shows. */
export const MOST_BLOCKS = 4;

/** The platform is asked for so much of a channel at once: a first screen begins anywhere in a block, and is one call all the same. */
export const WINDOW_SECONDS = 2 * BLOCK_SECONDS;

/** The server draws these many channels: what a window of 1920 × 1000 shows at once. More only costs bytes, and a call each. */
export const FIRST_ROWS = 10;
/** The rows of the list are higher, and a phone's screen is no larger. */
export const FIRST_LIST_ROWS = 8;

/** The timeline begins on half hours; now is a little inside, so that its beginning is seen too. */
export const SLOT_SECONDS = HOUR_SECONDS / 2;

/** PageUp and PageDown: what a small screen shows at once (quality E5 Grid). */
export const PAGE_SECONDS = 3 * HOUR_SECONDS;

/** Shorter holes between two programmes are an inexact clock, not a pause in the air. */
export const SMALLEST_GAP_SECONDS = 300;

/** Shorter programmes have no room for a word: beside each other they share a half hour. */
export const SHORT_SECONDS = 600;

/** Sizes in rem, so that they grow with the viewer's text; the style sheet gets them as custom properties. */
export const ROW_REM = 4.5;
export const MINUTE_REM = 0.3;
export const LIST_ROW_REM = 6.5;

/** Logos are 4.5 rem wide at most; three pixels a point. */
export const LOGO_PX = 216;

/** Drawn beyond the edges, so that scrolling seldom shows an empty place. */
export const OVERSCAN_ROWS = 3;
export const OVERSCAN_SECONDS = HOUR_SECONDS;

/** Programmes stay as they are for days, but catch-up opens as they end: as often as the list of channels (spec 2 §7). */
export const BLOCK_LIFE_MS = 300_000;

/** From here upwards there is room for two axes (spec 2 §9: mobile is at most 932). */
export const GRID_FROM_PX = 933;
