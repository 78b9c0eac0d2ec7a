/** Version the web reports to the platform (spec 1 §9, app version string). */
export const APP_VERSION = '186';

/** A token is stale this long after the last answer that carried one (spec 1 §9: 12 h). */
export const TOKEN_LIFE_MS = 43_200_000;

/** A younger token is not renewed (spec 1 §9: 5 min). */
export const RECENT_TOKEN_MS = 300_000;

const DAY_SECONDS = 24 * 60 * 60;

/** The session ends after this time in every case (DESIGN section 5, quality S09: an absolute limit). */
export const SESSION_LIFE_SECONDS = 180 * DAY_SECONDS;

/**
 * An unused session ends after this time (quality S09: an idle limit). Counted from the last answer with a
 * token, which is never older than 12 h while the session is used (spec 1 §9).
 */
export const SESSION_IDLE_SECONDS = 30 * DAY_SECONDS;

/**
 * Readable by script and without secrets: says that a session exists and of which kind, so that islands may
 * load personal data. It grants no rights: servers read the sealed cookie.
 */
export const KNOWN_COOKIE = 'taspa_known';

/** The most characters of a login, of a password and of the number that a partner gave its customer. */
export const LOGIN_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 256;
export const IDENTIFIER_MAX_LENGTH = 64;

/** Our own error code for a user whose device was removed (spec 1 §4): they have to log in again. */
export const SIGNED_OUT = 'signed_out';

/** Why the login opens: a bank led back to a browser in which nobody is logged in. */
export const PAID = 'paid';

/** Guests are not allowed: the guard asks for a login (spec 1 §4). Readable like the one before. */
export const FORCED_LOGIN_COOKIE = 'taspa_forced_login';
export const LOGIN_REQUIRED = 'login';

/** The platform refused this region (spec 1 §8). Readable too. */
export const REGION_COOKIE = 'taspa_region';
export const REGION_CLOSED = 'closed';

/** The viewer was logged in without a dialog, and is asked its questions by the next page. Readable too. */
export const QUIET_LOGIN_COOKIE = 'taspa_quiet';

/** Why the platform refused a login by a link, in its own words, for the page that the viewer then sees. Readable too. */
export const REFUSAL_COOKIE = 'taspa_refused';

/** The cookie has at most this many characters, each of which takes up to twelve bytes. */
export const LONGEST_REFUSAL = 200;

/** Our own error code of a line that its operator does not recognise (spec 1 §8 "Auto-auth failure"). */
export const LINE_UNKNOWN = 'auto_auth_failed';

/** Our own error code of a device that cannot be removed to make place for another one (spec 1 §8). */
export const TOO_MANY_DEVICES = 'error_too_many_devices';

/** Our own error codes of a viewer without access (docs/SESSION.md). */
const DENIED_CODES: ReadonlyArray<string | null> = ['region_not_served', 'no_provider', LINE_UNKNOWN];

/**
 * 403 means that a guest may not do one thing and does not deny access; 401 asks for a login where guests are
 * not allowed.
 */
export function isAccessDenied(code: string | null, status: number): boolean {
  return code === 'login_required' ? status === 401 : DENIED_CODES.includes(code);
}
