import { type Audience, isForChild, readChildAudience } from './audience';
import { type Context, contexts, isContextId } from './contexts';
import { type Site, siteById } from './sites';

/** What a page is made for, except the language: the brand, the context, and the audience. */
export interface SiteVariant {
  site: Site;
  context: Context;
  /** The context in which the mobile account was opened, unless it was a browser: leaving the account returns to it. */
  outerContext?: Context;
  audience: Audience;
}

/**
 * The first part of an inner address: `taspa`, `taspa~webview`, `taspa~browser~child`. Each has its own
 * stored pages.
 */
export function siteVariantId({ site, context, audience }: SiteVariant): string {
  if (isForChild(audience)) return `${site.id}~${context.id}~${audience}`;
  return context.id === 'browser' ? site.id : `${site.id}~${context.id}`;
}

export function readSiteVariant(id: string): SiteVariant | null {
  const [siteId = '', contextId = 'browser', child, ...rest] = id.split('~');
  const site = siteById(siteId);
  if (!site || !isContextId(contextId) || rest.length > 0) return null;
  if (child === undefined) return { site, context: contexts[contextId], audience: 'everyone' };
  const audience = readChildAudience(child);
  return audience && { site, context: contexts[contextId], audience };
}
