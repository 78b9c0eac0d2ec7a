import type { Audience } from './audience';
import { type Context, contexts, isContextId } from './contexts';
import { type Site, siteById } from './sites';

/** What a page is made for, except the language: the brand, the context, and the audience. */
export interface SiteVariant {
  site: Site;
  context: Context;
  audience: Audience;
}

/**
 * The first part of an inner address: `taspa`, `taspa~webview`, `taspa~browser~child`. Each has its own
 * stored pages.
 */
export function siteVariantId({ site, context, audience }: SiteVariant): string {
  if (audience === 'child') return `${site.id}~${context.id}~child`;
  return context.id === 'browser' ? site.id : `${site.id}~${context.id}`;
}

export function readSiteVariant(id: string): SiteVariant | null {
  const [siteId = '', contextId = 'browser', child, ...rest] = id.split('~');
  const site = siteById(siteId);
  if (!site || !isContextId(contextId) || rest.length > 0) return null;
  if (child !== undefined && child !== 'child') return null;
  return { site, context: contexts[contextId], audience: child ? 'child' : 'everyone' };
}
