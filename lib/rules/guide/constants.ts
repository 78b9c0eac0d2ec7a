import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';

/** Limits and sizes of the guide; its range of days is that of the schedule (spec 2 §4). */

/**
 * Programmes are requested in blocks of channels × hours, so that a thousand channels need 25 requests
 * (DESIGN section 10).
 */
export const BLOCK_ROWS = 40;
export const BLOCK_SECONDS = 6 * HOUR_SECONDS;

/** Blocks of hours in one request: more than a screen shows. */
export const MOST_BLOCKS = 4;

/**
 * The time span of one platform call for a channel: a first screen that starts anywhere in a block still
 * needs one call.
 */
export const WINDOW_SECONDS = 2 * BLOCK_SECONDS;

/** Rows drawn by the server: what a window of 1920 × 1000 shows. More would cost bytes and one call each. */
export const FIRST_ROWS = 10;
/** The rows of the list are higher, and phone screens are not larger. */
export const FIRST_LIST_ROWS = 9;

/**
 * The timeline starts on half hours; the current time is a little inside, so that the start of the programme
 * is visible.
 */
export const SLOT_SECONDS = HOUR_SECONDS / 2;

/** What is on air has begun less than an hour ago, mostly: its title is in view, and the elapsed part is seen as such. */
export const BEFORE_NOW_SECONDS = (3 / 4) * HOUR_SECONDS;

/** In a cell of less than 25 minutes a name needs the lines of the facts, too; in one of less than 16 only a time has room. */
export const SHORT_CELL_SECONDS = (25 / 60) * HOUR_SECONDS;
export const TINY_CELL_SECONDS = (16 / 60) * HOUR_SECONDS;

/** PageUp and PageDown: the hours that a small screen shows (quality E5 Grid). */
export const PAGE_SECONDS = 3 * HOUR_SECONDS;

/** A shorter gap between two programmes is an inexact clock, not a break in the broadcast. */
export const SMALLEST_GAP_SECONDS = 300;

/** Shorter programmes have no room for a text: adjacent ones share a half hour. */
export const SHORT_SECONDS = 600;

/**
 * Sizes in rem, so that they grow with the viewer's font size; the style sheet gets them as custom
 * properties.
 */
export const ROW_REM = 4.5;
export const MINUTE_REM = 0.3;
export const LIST_ROW_REM = 5.5;

/** Logos are at most 4.5 rem wide; three device pixels a CSS pixel. */
export const LOGO_PX = 216;

/** Drawn outside of the visible area, so that scrolling rarely shows an empty place. */
export const OVERSCAN_ROWS = 3;
export const OVERSCAN_SECONDS = HOUR_SECONDS;

/**
 * Programmes stay the same for days, but catch-up opens when they end: refreshed as often as the list of
 * channels (spec 2 §7).
 */
export const BLOCK_LIFE_MS = 300_000;

/**
 * After a change of the list of channels, other hours of its rows are requested again when they are this old: a newer answer
 * would come from the cache of the browser, and servers may have different lists for a while.
 */
export const CHANGED_LIFE_MS = 30_000;
