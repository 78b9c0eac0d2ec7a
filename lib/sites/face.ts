import { type Context, contexts, isContextId } from './contexts';
import { type Site, siteById } from './sites';

/** What a page is made for, language apart: whose face it has, and where it is shown. */
export interface Surface {
  site: Site;
  context: Context;
}

/** The first part of an internal address: `taspa`, or `taspa~webview`. Pages are stored for each. */
export function surfaceId({ site, context }: Surface): string {
  return context.id === 'browser' ? site.id : `${site.id}~${context.id}`;
}

export function readSurface(id: string): Surface | null {
  const [siteId = '', contextId = 'browser', ...rest] = id.split('~');
  const site = siteById(siteId);
  return site && isContextId(contextId) && rest.length === 0 ? { site, context: contexts[contextId] } : null;
}
