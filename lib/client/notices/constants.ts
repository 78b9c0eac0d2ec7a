/** Spec 3 §4 Messages, §9: the interval of requests while the viewer is active. */
export const MESSAGE_POLL_MS = 150_000;

/** Spec 1 §9: without input for this time the viewer is inactive. */
export const ACTIVITY_MS = 1_800_000;

/** The panel shows recent messages only. */
export const MOST_MESSAGES = 50;
