/** Numbers of advertising, each with its section. */

/** Spec 2 §9: after a break in which nothing could be shown, no ad is requested for this long. */
export const AD_COOLDOWN_S = 5;
/** Spec 2 §9, the first ad timeout: an ad server answers within this time, with all its wrappers. */
export const AD_ANSWER_MS = 5000;
/**
 * Spec 2 §9, the second ad timeout: a file shows its first picture within this time, and so does the break for a viewer
 * who waits for it. It is the most that a broken server can cost.
 */
export const AD_PICTURE_MS = 8000;
/** VAST 4.2 §2.4.3.4 recommends to follow five wrappers. */
export const MOST_WRAPPERS = 5;
/** Spec 2 §8 Ad errors: how many are kept on the device. */
export const MOST_AD_ERRORS = 50;
/** Ours: the ad is loaded this long before it is due, so that the change takes no time. */
export const PREPARE_AHEAD_S = 10;
