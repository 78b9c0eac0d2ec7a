/** Numbers of spec 2 §9 about rows and pages, in one place; those of a template are in `row-look.ts`. */

/** Rows that are in the page at once; the others load as they come near (spec 2 §4 "Rows and filters"). */
export const ROWS_AT_ONCE = 4;

/**
 * Items of a page that exists only for the sake of its link (spec 2 §9 "Rows page sizes"): whoever scrolls never opens it, and a
 * search engine needs the fewer steps.
 */
export const PRERENDER_PAGE_SIZE = 100;

/** A row's own page: the next items load this near to the end (spec 2 §9). */
export const ROW_PRELOAD_PX = 300;

/** Deepest offset that an address may ask for; the platform's lists are shorter. */
export const MAX_OFFSET = 100_000;

export const SIMILAR_ITEMS = 12;
export const EPISODES_AT_ONCE = 25;
export const DESCRIPTION_LENGTH = 600;

/** A longer description of a page can be folded (spec 2 §5). */
export const DESCRIPTION_FOLD = 400;

/** A page waits this long for one of its rows; a slower row comes by itself when it is near (quality F02). */
export const ROW_PATIENCE_MS = 4_000;
