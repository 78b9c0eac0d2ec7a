import type { SiteVariant } from '@/lib/shared/sites/site-context';

/**
 * Whether pages of this site variant may be indexed (quality E3): not those for children, and not those
 * inside apps or other sites, which have a public address already.
 */
export function isIndexed({ audience, context }: SiteVariant): boolean {
  return audience === 'everyone' && context.id === 'browser';
}

/** Only the page is not indexed; its links are followed. */
export const NOT_INDEXED = { index: false, follow: true } as const;

/** Spec 2 §2 "Person page": noindex when fewer than 2 items. */
export const FEWEST_WORKS = 2;
