/** Numbers of spec 2 §9 about rows and pages, in one place. */

/** Rows that are in the page at once; the others load as they come near (spec 2 §4 "First 4 rows"). */
export const ROWS_AT_ONCE = 4;

/** Items a page of a row (spec 2 §9 "Rows page sizes"). */
const PAGE_SIZES: Record<string, number> = { 'content-v': 21, 'content-h': 18 };
const DEFAULT_PAGE_SIZE = 24;

export function rowPageSize(template: string): number {
  return PAGE_SIZES[template] ?? DEFAULT_PAGE_SIZE;
}

/** A row's own page: the next items load this near to the end (spec 2 §9). */
export const ROW_PRELOAD_PX = 300;

/** Deepest offset that an address may ask for; the platform's lists are shorter. */
export const MAX_OFFSET = 100_000;

export const SIMILAR_ITEMS = 12;
export const EPISODES_AT_ONCE = 25;
export const DESCRIPTION_LENGTH = 600;

/** A page waits this long for one of its rows; a slower row comes by itself when it is near (facts/quality.md F02). */
export const ROW_PATIENCE_MS = 4_000;
