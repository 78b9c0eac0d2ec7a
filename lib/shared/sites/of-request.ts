import type { KnownKind } from '@/lib/shared/sites/known-kind';
import { contexts, isContextId } from './contexts';
import type { SiteVariant } from './site-context';
import { isMainSite, siteByHost, siteById } from './sites';

/** The partner that somebody came from (`?partner=`), for as long as the browser is open. */
export const SITE_COOKIE = 'taspa_site';

/** Where the product is shown (`?webview=1`, `?miniapp=1`), for as long as the browser is open. */
export const CONTEXT_COOKIE = 'taspa_context';

/** As `cookies()` and `request.cookies` both are. */
export interface Cookies {
  get(name: string): { value: string } | string | undefined;
}

/**
 * The surface that a request is for (DESIGN section 4 "Sites"): its host name, then the partner remembered, then the
 * context remembered. A host that is a partner's own stays that partner's. Whether it is a child's is who is `known`, from
 * the sealed session.
 */
export function siteVariantOf(
  host: string | null,
  cookies: Cookies,
  known: KnownKind | null = null,
): SiteVariant {
  const byHost = siteByHost(host);
  const remembered = siteById(read(cookies, SITE_COOKIE));
  const context = read(cookies, CONTEXT_COOKIE);
  return {
    site: isMainSite(byHost) && remembered ? remembered : byHost,
    context: isContextId(context) ? contexts[context] : contexts.browser,
    audience: known === 'child' ? 'child' : 'everyone',
  };
}

function read(cookies: Cookies, name: string): string {
  const cookie = cookies.get(name);
  return (typeof cookie === 'string' ? cookie : cookie?.value) ?? '';
}
