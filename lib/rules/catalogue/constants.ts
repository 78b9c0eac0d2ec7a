/** Numbers of spec 2 §9 about rows and pages, in one place; those of a template are in `row-layout.ts`. */

/** The rowset behind `/` (spec 2 §2 "Catalogue and channel routes"). */
export const START_PAGE = 'startpage';

/** Rows rendered with the page; the others load when they come near (spec 2 §4 "Rows and filters"). */
export const ROWS_AT_ONCE = 4;

/**
 * Items of a page behind a "more" link (spec 2 §9 "Rows page sizes"): viewers who scroll never open it, and
 * search engines need fewer steps.
 */
export const PRERENDER_PAGE_SIZE = 100;

/** A row, and the next items of a row's own page, load at this distance (spec 2 §9 "Rows page sizes"). */
export const ROW_PRELOAD_PX = 300;

/** The title of a row with more items links to the whole row (spec 2 §2 "Row templates"). */
export const SEE_ALL_BEYOND = 2;

/** A row with more items ends with a tile that opens all of it (spec 2 §2). */
export const OPEN_ALL_BEYOND = 6;

/** How long a slide of a promo row stays, unless the row says it (spec 2 §9). */
export const PROMO_AUTOPLAY_MS = 7_000;

/** Largest offset that an address may have; the platform's lists are shorter. */
export const MAX_OFFSET = 100_000;

export const SIMILAR_ITEMS = 12;
export const EPISODES_AT_ONCE = 25;
export const DESCRIPTION_LENGTH = 600;

/** A longer description of a page can be folded (spec 2 §5). */
export const DESCRIPTION_FOLD = 400;

/** A page waits this long for one of its rows; a slower row loads when it comes near (quality F02). */
export const ROW_PATIENCE_MS = 4_000;
