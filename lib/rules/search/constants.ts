/** Limits of spec 2 §5 and spec 3 §9 about search. */

export const MAX_QUERY = 255;

/** Used until the configuration of the platform is loaded. */
export const DEFAULT_MIN_CHARS = 1;
export const DEFAULT_BOUNCING_MS = 1_000;

/** The longest debounce that a configuration may set; a longer one would look broken. */
export const MAX_BOUNCING_MS = 5_000;

export const SUGGESTIONS_HIDE_MS = 500;
export const SEARCH_HIDE_MS = 300;

/** Shorter texts are a part of half of all genres. */
export const GENRE_MIN_CHARS = 3;
export const MAX_GENRES = 3;
/** Suggestions before the genres. */
export const GENRES_AFTER = 3;

/** How many suggestions the experiment `search_suggestions` shows in its second variant. */
export const FEW_SUGGESTIONS = 5;

/** Earlier searches shown with suggestions. */
export const HISTORY_WITH_SUGGESTIONS = 3;
/** Earlier searches shown before typing. */
export const HISTORY_ALONE = 8;
/** Earlier searches that the browser keeps: more than are shown, for those that match what is typed. */
export const SEARCHES_KEPT = 20;
