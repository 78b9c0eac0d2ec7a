import type { KnownKind } from '@/lib/shared/sites/known-kind';
import { readChildAudience } from './audience';
import { type Context, contexts, isContextId } from './contexts';
import type { SiteVariant } from './site-context';
import { isMainSite, siteByHost, siteById } from './sites';
import { isTvAgent } from './tv-agent';

/** The partner from `?partner=`, for the browser session. */
export const SITE_COOKIE = 'taspa_site';

/**
 * The context (`?webview=1`, `?miniapp=1`, `?tv`), for the browser session. The mobile account has the context in which
 * it was opened after it: `account_mobile.webview`.
 */
export const CONTEXT_COOKIE = 'taspa_context';

const OUTER = '.';

/** The value of its cookie for the mobile account that was opened in a context. */
export function accountIn({ id }: Context): string {
  const account = contexts.account_mobile.id;
  return id === contexts.browser.id ? account : account + OUTER + id;
}

/** The common type of `cookies()` and `request.cookies`. */
export interface Cookies {
  get(name: string): { value: string } | string | undefined;
}

/**
 * The site variant of a request (DESIGN section 4 "Sites"): from the host name, then the stored partner, then
 * the stored context; without one, the browser of a television is a television. The host of a partner stays that
 * partner's. `known`, from the sealed session, decides whether it is for a child.
 */
export function siteVariantOf(
  host: string | null,
  cookies: Cookies,
  known: KnownKind | null = null,
  userAgent: string | null = null,
): SiteVariant {
  const byHost = siteByHost(host);
  const remembered = siteById(read(cookies, SITE_COOKIE));
  const [context, outer] = read(cookies, CONTEXT_COOKIE).split(OUTER);
  return {
    site: isMainSite(byHost) && remembered ? remembered : byHost,
    context: isContextId(context) ? contexts[context] : contextOfBrowser(userAgent),
    ...(isContextId(outer) ? { outerContext: contexts[outer] } : {}),
    audience: readChildAudience(known) ?? 'everyone',
  };
}

const contextOfBrowser = (userAgent: string | null): Context =>
  userAgent !== null && isTvAgent(userAgent) ? contexts.television : contexts.browser;

function read(cookies: Cookies, name: string): string {
  const cookie = cookies.get(name);
  return (typeof cookie === 'string' ? cookie : cookie?.value) ?? '';
}
