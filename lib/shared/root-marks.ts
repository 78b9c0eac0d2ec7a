/**
 * Marks that a part of a page sets on the root element, because it changes what stands elsewhere: `html[data-under-header]`. A style sheet could
 * find the part by `:root:has(…)`, but then browsers test each element that appears anywhere, and restyle the whole page for many of them.
 */
export type RootMark = PageMark | 'searching' | 'urgent' | 'mini' | 'dialog' | 'header-focus';

/** Those that a page has from its first byte (`server/root-marks.ts`). */
export const PAGE_MARKS = [
  'under-header',
  'no-footer',
  'viewer',
  'full-width',
  'stage',
  'no-player',
  'letters',
  'sells',
] as const;
export type PageMark = (typeof PAGE_MARKS)[number];

/** The attribute of the element that stands for a mark in the markup of a page. */
export const MARK_ATTRIBUTE = 'data-root-mark';

export const rootAttribute = (mark: RootMark): string => `data-${mark}`;
