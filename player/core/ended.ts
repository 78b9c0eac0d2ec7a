/**
 * The reason with which a session and its features end. `abort()` without a reason makes an exception whose stack holds the
 * functions that were running, and through them the session before: after each change of channel one more video element
 * stayed in memory.
 */
export const ENDED = new DOMException('The playback has ended', 'AbortError');

/** The abort reason of features whose session continues on another target: they attach to it again. */
export const MOVED = new DOMException('The playback continues elsewhere', 'AbortError');
