/** Numbers of spec 2 §9 about the filter catalogue, in one place. */

/** "Filter loads: 100 initial, 50 more"; also what "clear all" loads (spec 2 §4). */
export const FIRST_LOAD = 100;

/** Each further load, and the first one after a choice (spec 2 §4 "Rows and filters"). */
export const NEXT_LOAD = 50;

/** "Scroll load near 1000 px (filters)". */
export const FILTER_PRELOAD_PX = 1000;

/** "Country (first 30)" (spec 2 §2). */
export const COUNTRIES_OFFERED = 30;

/** Rating options, each meaning "over" (spec 2 §2 "Filters page"). */
export const RATINGS = [8, 7, 6] as const;

/**
 * The platform's `rating_from` includes its value, and ratings have up to three decimals: the smallest one
 * over 8 is 8.001.
 */
export const RATING_STEP = 0.001;

/** "Cache timeout 15 minutes": how long a shown list is shown again when going back. */
export const LIST_MEMORY_MS = 15 * 60_000;
