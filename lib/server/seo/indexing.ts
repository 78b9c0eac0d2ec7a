import type { SiteVariant } from '@/lib/shared/sites/site-context';

/**
 * Whether pages of this surface are for search engines at all (quality E3): a child's are not, nor is what an app
 * around or another site shows, which exists at its own address already.
 */
export function isIndexed({ audience, context }: SiteVariant): boolean {
  return audience === 'everyone' && context.id === 'browser';
}

/** Links are followed all the same: only the page itself stays out. */
export const NOT_INDEXED = { index: false, follow: true } as const;

/** Spec 2 §2 "Person page": noindex when fewer than 2 items. */
export const FEWEST_WORKS = 2;
