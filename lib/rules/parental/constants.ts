/** Limits and times of parental control. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Spec 1 §4, §9: a correct PIN unlocks everything for 2 s. */
export const UNLOCK_FLAG_MS = 2 * SECOND;
/**
 * Spec 1 §9: for 5 s a correct PIN unlocks the item that it was entered for, because the refused call is then repeated.
 */
export const SUBJECT_GRANT_MS = 5 * SECOND;

/** Spec 1 §6, spec 3 §5, §9: no PIN right after a payment. */
export const TRANSACTION_GUARD_MS = 30 * SECOND;

/** Spec 3 §4, §9: the duration of an unlock. */
export const DEFAULT_UNLOCK_MINUTES = 30;
export const OFF_UNLOCK_MINUTES = 1;

export const MINUTE_MS = MINUTE;

/**
 * Spec 2 §5 "Parental check", "same" mode: a player reports every 30 s (spec 2 §7); after this time without a
 * report it has stopped.
 */
export const SAME_PLAY_MS = MINUTE;

/** Changes on another device apply after this time at the latest; those on this device at once. */
export const FACTS_LIFE_MS = 30 * SECOND;

/**
 * quality S13: wrong attempts without waiting, the first wait, the longest wait, and the time after which the
 * count is reset.
 */
export const PIN_FREE_TRIES = 5;
export const PIN_FIRST_WAIT_MS = 30 * SECOND;
export const PIN_LONGEST_WAIT_MS = 60 * MINUTE;
export const PIN_FORGOTTEN_MS = 24 * 60 * MINUTE;
