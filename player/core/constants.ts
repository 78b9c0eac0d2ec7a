/** Numbers of the specification for the player, each with its section. */

/** Spec 2 §4 Stream start, §9: nearer to now than this is live. */
export const LIVE_THRESHOLD_S = 30;
/** Ours: a stream that ends this close to the start of a programme has reached it; segments last 3.84 s (media 2). */
export const BOUNDARY_TOLERANCE_S = 5;
/** Spec 2 §4 Schedule item states: scrubbing stays this far from the end. */
export const SCRUB_END_MARGIN_S = 5;
/** Spec 2 §4: a video shorter than this has no scrub line. */
export const SCRUB_LINE_MIN_S = 20;

/**
 * Ours: a position this close to the engine's live start counts as live; a start may be anywhere in a segment of 3.84
 * s.
 */
export const AT_LIVE_S = 6;
/** Ours: how long the button to live is offered after playback was interrupted. */
export const LIVE_OFFER_MS = 10_000;

/** Spec 2 §2 Player UI, §9: one step of skipping. The icons in `player/ui/icons.tsx` draw the same number. */
export const SKIP_STEP_S = 10;
/** Spec 2 §4, §9: steps add up until no key was pressed for this long. */
export const SKIP_IDLE_MS = 500;
/** Spec 2 §4: playback resumes this long after the jump. */
export const SKIP_RESUME_MS = 400;
/** Ours: one frame of the usual 25 in a second; media elements do not tell their frame rate. */
export const FRAME_S = 1 / 25;
/** Ours: a programme this far from its start is begun again by "previous" instead of left. */
export const RESTART_AFTER_S = 5;
/** quality E5 Slider: step of the Page keys. */
export const SEEK_PAGE_S = 60;

/** Spec 2 §5: a position is reported after this much was watched. */
export const REPORT_AFTER_S = 10;

/** Spec 2 §4: the last two seconds of a video longer than twenty are near the end. */
export const NEAR_END_S = 2;
export const NEAR_END_MIN_DURATION_S = 20;

/** Ours: how often the end of a blackout is checked. */
export const BLACKOUT_CHECK_MS = 250;
/** Ours: up to this change of its date the picture is still the same one; dates of a stream may be corrected. */
export const BLACKOUT_SAME_PLACE_S = 0.5;

/** Spec 2 §4: controls hide after this. */
export const HIDE_AFTER_MS = 5000;
/** Spec 2 §4: how often a moving pointer is read, on desktop and mobile. */
export const HOVER_CHECK_MS = 20;
export const HOVER_CHECK_MOBILE_MS = 200;
/** Spec 2 §4: the offer to watch from the beginning stays this long. */
export const FROM_START_OFFER_MS = 5000;
/** Spec 2 §9 Timers: default duration of a short notice. */
export const NOTICE_MS = 3000;

/** Ours: how long the answer to a key or tap stays on the picture. */
export const FEEDBACK_MS = 900;
/** Ours: within this time a change counts as the answer to a key or tap. */
export const FEEDBACK_WITHIN_MS = 1000;

/** Spec 2 §4: playback tick. */
export const TICK_MS = 1000;

/** Spec 2 §4, §9: more errors than this stop playback. */
export const MAX_ERRORS = 2;
/** Spec 2 §4, §9: more fragment errors than this are a video error. */
export const MAX_FRAGMENT_ERRORS = 5;
/** Spec 2 §4, §9: how often a video error jumps ahead. */
export const MAX_JUMPS_AHEAD = 10;
/** Spec 2 §4, §9: how far a video error jumps ahead. */
export const JUMP_AHEAD_S = 10;
/** Ours: shorter stalls end before a spinner would help. */
export const SPINNER_AFTER_MS = 400;
/** Spec 2 §8 Loading timeout: loading that takes longer says so, and offers another attempt. */
export const LOADING_LIMIT_MS = 10_000;
/** media 7.16: time without movement that counts as an error (limit of spec 2 §8 Loading timeout). */
export const NO_FRAME_MS = 10_000;
/** Ours: after this long without errors the counters reset, so that rare errors of a long evening do not add up. */
export const RESET_ERRORS_AFTER_MS = 60_000;
/** Ours: an address that is refused after this long has expired, and the page has another one; sooner it is an error. */
export const MAY_EXPIRE_AFTER_MS = 60_000;

/** Spec 2 §9 Timers: ping of the offline detector. */
export const PING_FIRST_MS = 2000;
export const PING_MAX_MS = 60_000;
export const PING_TIMEOUT_MS = 3000;
/** Spec 2 §4 Blackout and offline: after the network is back, loading is tried again for this long without counting. */
export const BACK_ONLINE_MS = 3000;
/** Ours: the pause between two of these tries. */
export const BACK_ONLINE_PAUSE_MS = 500;

/** Spec 2 §9: how much is loaded ahead, in seconds and bytes; its first number, 5 s, would be hardly more than one segment. */
export const BUFFER_S = 10;
export const BUFFER_BYTES = 5_000_000;
/** Spec 2 §9: enough for a trailer, of which most viewers see little. */
export const TRAILER_BUFFER_S = 5;
/** Spec 2 §4, §9: quality levels offered. */
export const QUALITY_MAX_HEIGHT = 1080;
export const QUALITY_MAX_LEVELS = 4;
/** media 3: the first picture is fastest at about this height; then the engine chooses. */
export const START_HEIGHT = 360;
/** Ours: the share of the expected bandwidth that its first fragment may need; sound and playlists need some, too. */
export const START_SHARE = 0.7;

/** Spec 2 §2 Keyboard, §9: step of the volume keys. */
export const VOLUME_STEP = 0.05;
/** Spec 2 §2: a double tap skips in this share of the width on each side. */
export const TAP_ZONE = 1 / 5;
/** Ours: two taps within this time are a double tap. */
export const DOUBLE_TAP_MS = 300;
/** Spec 2 §2 Player UI: 0.25 to 2 in steps of 0.25. */
export const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** Ours: the sleep timer, in minutes; `end` is the end of the programme or title. */
export const SLEEP_CHOICES = ['off', 15, 30, 45, 60, 'end'] as const;
export type SleepChoice = (typeof SLEEP_CHOICES)[number];
/** Spec 2 §9: at most this wide counts as mobile. */
export const MOBILE_MAX_WIDTH = 932;

/** Spec 2 §7: one thumbnail per ten seconds, in this size. */
export const THUMBNAIL_STEP_S = 10;
export const THUMBNAIL_WIDTH = 196;
export const THUMBNAIL_HEIGHT = 110;
/** Ours: without the file of their seconds after this time, every tenth second is requested. */
export const THUMBNAIL_TIMINGS_TIMEOUT_MS = 5000;
/** media 4: thumbnails are requested after the pointer has rested this long. */
export const THUMBNAIL_REST_MS = 80;

/** Ours: the next episode starts this long after its card has appeared. */
export const UP_NEXT_S = 10;
/** Ours: after so many episodes without a touch the viewer is asked whether they still watch. */
export const UNTOUCHED_MAX = 4;
/** Ours: the button that skips an intro disappears this long before its end. */
export const SKIP_MIN_S = 2;
/** Spec 2 §9: the subtitle of an entry of the series menu. */
export const MENU_SUBTITLE_MAX = 70;
