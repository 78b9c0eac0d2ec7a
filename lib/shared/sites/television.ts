/**
 * The class of the root element on a television. A class and no attribute: only pages that have it contain the rules of
 * `styles/television.scss` (server/next-compat/critical-css.ts).
 */
export const TELEVISION_CLASS = 'television';
