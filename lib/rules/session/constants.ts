/** Version the web reports to the platform (spec 1 §9, app version string). */
export const APP_VERSION = '186';

/** A token is stale this long after the last answer that carried one (spec 1 §9: 12 h). */
export const TOKEN_LIFE_MS = 43_200_000;

/** A token as young as this is not asked for again (spec 1 §9: 5 min). */
export const RECENT_TOKEN_MS = 300_000;

const DAY_SECONDS = 24 * 60 * 60;

/** The session ends for good after this time, whatever happens (DESIGN section 5, quality S09: an absolute limit). */
export const SESSION_LIFE_SECONDS = 180 * DAY_SECONDS;

/**
 * The session of a browser that nobody uses ends after this time (quality S09: an idle limit). Counted from the last
 * answer that carried a token, which is never older than 12 h while somebody does something (spec 1 §9).
 */
export const SESSION_IDLE_SECONDS = 30 * DAY_SECONDS;

/**
 * Readable by script and without any secret: says that a session exists, so that islands may ask, and of which kind it is.
 * A hint for script, never a right: servers open the sealed one.
 */
export const KNOWN_COOKIE = 'taspa_known';

/** Our own code for a person's call whose device is not known any more (spec 1 §4): they have to sign in again. */
export const SIGNED_OUT = 'signed_out';

/** No guests here: the front door asks for a login (spec 1 §4). A hint like the one before. */
export const LOGIN_COOKIE = 'taspa_door';
export const LOGIN_REQUIRED = 'login';

/** The platform refused this region (spec 1 §8). A hint, too. */
export const REGION_COOKIE = 'taspa_region';
export const REGION_CLOSED = 'closed';

/** Codes of our own that say: this viewer may not come in, here (docs/SESSION.md). */
const DENIED_CODES: ReadonlyArray<string | null> = ['region_not_served', 'no_provider', 'auto_auth_failed'];

/** That a guest may not do one thing (403) keeps nobody out; a login is asked for where nobody is a guest (401). */
export function isAccessDenied(code: string | null, status: number): boolean {
  return code === 'login_required' ? status === 401 : DENIED_CODES.includes(code);
}
