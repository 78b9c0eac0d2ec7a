/** Numbers of spec 2 §5 and spec 3 §9 about search, in one place. */

export const MAX_QUERY = 255;

/** Until the platform's configuration says otherwise. */
export const DEFAULT_MIN_CHARS = 1;
export const DEFAULT_BOUNCING_MS = 1_000;

/** A pause that nobody would take for one, and one that looks broken: what a configuration may ask for. */
export const MAX_BOUNCING_MS = 5_000;

export const SUGGESTIONS_HIDE_MS = 500;
export const SEARCH_HIDE_MS = 300;

/** Earlier searches beside suggestions: a reminder, not the list itself. */
export const HISTORY_WITH_SUGGESTIONS = 3;
/** And alone, before anything is typed. */
export const HISTORY_ALONE = 8;
