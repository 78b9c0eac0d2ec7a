/** Spec 3 §4 Messages, §9: asked for again this often while the viewer is there. */
export const MESSAGE_POLL_MS = 150_000;

/** Spec 1 §9: whoever has touched nothing for so long is away. */
export const ACTIVITY_MS = 1_800_000;

/** A panel is no archive: older ones than these are not asked for. */
export const MOST_MESSAGES = 50;
