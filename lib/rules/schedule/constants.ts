/** Limits and times of the schedule (spec 2 §4, §9). */

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 86_400;

/** The window reaches at least this far back, and this far ahead (spec 2 §4). */
export const WINDOW_HOURS = 72;

/**
 * A moment closer to now than this is live; the stream's time is rounded down to the step (spec 2 §4 Stream
 * start, §9).
 */
export const LIVE_THRESHOLD_SECONDS = 30;
export const MOMENT_STEP_SECONDS = 10;

/**
 * Ours: margin for the oldest moment that is requested, so that it is still in the archive when the request arrives,
 * even if the clock of the device is half a minute ahead.
 */
export const ARCHIVE_MARGIN_SECONDS = 60;

/** Schedule load: 5 attempts, 3 s apart (spec 2 §4, §9). */
export const LOAD_ATTEMPTS = 5;
export const LOAD_RETRY_MS = 3_000;

/** Channel lists are refreshed every 5 minutes (spec 2 §7, §9). */
export const CHANNELS_REFRESH_MS = 300_000;

/** The progress of programmes is drawn anew this often (spec 2 §4). */
export const PROGRESS_TICK_MS = 7_000;
