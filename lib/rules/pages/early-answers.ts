/** The property of the window with the answers that are on their way, by method and address. */
export const EARLY_ANSWERS = 'taspaEarly';

/** Which calls wait on the window: `GET /api/v2/…` and the start of a session. */
export type EarlyAnswers = Map<string, Promise<Response>>;

/**
 * Dispatched on the document when its other scripts may load: the early playback has its first picture, or has failed.
 */
export const EARLY_OVER = 'taspa:early-over';

export const EARLY_SESSION = 'POST /api/session';

/** The same lock as lib/client/viewer/lock.ts, so that a session is started once for all tabs and islands. */
export const SESSION_LOCK = 'taspa-session';
