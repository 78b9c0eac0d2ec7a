import type { DeepLinkStage } from '@/lib/rules/analytics/events';
import { START_PAGE } from '@/lib/rules/catalogue/constants';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { filteredPath } from '@/lib/rules/filters/inner-path';
import { guidePath } from '@/lib/rules/guide/address';
import { isOwnPath, modalHref } from '@/lib/rules/modals/address';
import { instructionsPath } from '@/lib/rules/pages/instructions-address';
import { withoutMissing } from '@/lib/rules/pages/missing-kinds';
import { isAccountPage, staysWhenRefused } from '@/lib/rules/session/exempt-paths';
import { firstSegment } from '@/lib/rules/session/promo-path';
import type { ApiName } from '@/lib/shared/api-sites';
import { CLICK_COOKIE } from '@/lib/shared/click-id';
import { isLocale, LOCALE_COOKIE, LOCALE_PARAM, type Locale } from '@/lib/shared/i18n/locales';
import { decodeSegment, isChannelKey, isSlug } from '@/lib/shared/ids';
import { EMBED_COOKIE, FRAMED, isEmbedPath } from '@/lib/shared/policy/embed-frame';
import { PREFERENCE_DAYS } from '@/lib/shared/preference-days';
import { routes } from '@/lib/shared/routes';
import { contexts } from '@/lib/shared/sites/contexts';
import type { KnownKind } from '@/lib/shared/sites/known-kind';
import { accountIn, CONTEXT_COOKIE } from '@/lib/shared/sites/of-request';
import { type SiteVariant, siteVariantId } from '@/lib/shared/sites/site-context';
import { withSearch } from '@/lib/shared/with-search';
import { deepLinkTarget, needsLogin, readDeepLink } from './deep-link';
import { isMobileAccountPage } from './mobile-account';
import { type GuardCookie, readStart } from './start-parameters';

/** Longer addresses are mistakes or attacks; browsers and shared links use much shorter ones. */
export const MAX_URL_LENGTH = 4096;

/** These values are hints without rights: data is protected where it is read (quality S02). */
export interface GuardRequest {
  siteVariant: SiteVariant;
  /** As sent, still percent-encoded. */
  pathname: string;
  search: string;
  localeCookie: string | undefined;
  /** The kind of the sealed session; null without one. */
  known: KnownKind | null;
  /** A readable cookie: guests are not allowed for this browser. */
  isLoginRequired: boolean;
  /** A readable cookie: the region of this browser is not served. */
  isRegionClosed: boolean;
  isCrawler: boolean;
  /** For an embedded player in a frame of another site; null for all else. */
  embedPass: string | null;
  /** In a frame of a listed site, where browsers keep other cookies. */
  isFramed: boolean;
  /** Other deployments, by name (docs/decisions/0007). */
  apiSites: ReadonlyMap<ApiName, string>;
}

export type GuardDecision =
  | { kind: 'refuse'; status: 400 | 414 }
  /** `to` is a path of this site, or starts with the origin of a deployment from the environment. */
  | {
      kind: 'redirect';
      status: 303 | 308;
      to: string;
      cookies: GuardCookie[];
      /** The page of a deep link, and how far the link came (spec 2 §7 "Analytics events"). */
      deepLink?: { page: string; stages: DeepLinkStage[] };
    }
  /** The session uses the parameters of the address, then redirects (docs/SESSION.md). */
  | { kind: 'arrive'; query: string; cookies: GuardCookie[] }
  | {
      kind: 'render';
      path: string;
      locale: Locale;
      /** The listed parents may embed this page (quality S32). */
      isFramable: boolean;
      cookies: GuardCookie[];
    };

/** Encoded slashes, backslashes and control characters have no honest use and confuse routers. */
const FORBIDDEN = /%2f|%5c|%[01][0-9a-f]|%7f|\\|^\/\/|(?:^|\/)\.{1,2}(?:\/|$)|%2e%2e|%(?![0-9a-f]{2})/i;

/**
 * The decision about a page request before routing (docs/PAGE-GUARD.md). Most addresses are rendered: the
 * public address is bare, the inner one is `/{site variant}/{locale}/…` (DESIGN section 4).
 */
export function decide(request: GuardRequest): GuardDecision {
  const { pathname, search } = request;
  if (pathname.length + search.length > MAX_URL_LENGTH) return { kind: 'refuse', status: 414 };
  if (FORBIDDEN.test(pathname) || !isDecodable(pathname)) return { kind: 'refuse', status: 400 };
  const query = new URLSearchParams(search);
  const decision =
    applyStartParameters(request, query) ??
    follow(request, query) ??
    renamedAddress(pathname, query) ??
    enter(request, query);
  return request.isFramed && 'cookies' in decision
    ? { ...decision, cookies: framedCookies(decision.cookies, decision.kind === 'arrive') }
    : decision;
}

/**
 * In a frame of another site context, brand and language last only in cookies of that frame, and so does the session that begins at an
 * arrival. The click stays as it is, because scripts read it. The mark replaces the pass of an embedded player: no other page may have it.
 */
function framedCookies(cookies: GuardCookie[], isArrival: boolean): GuardCookie[] {
  const framed = cookies.map(
    (cookie): GuardCookie => (cookie.name === CLICK_COOKIE ? cookie : { ...cookie, isFramed: true }),
  );
  const isMarked = framed.some(({ name }) => name === EMBED_COOKIE);
  const needsMark = isArrival || framed.some(({ isFramed }) => isFramed);
  return isMarked || !needsMark ? framed : [...framed, { name: EMBED_COOKIE, value: FRAMED, isFramed: true }];
}

/** Spec 1 §2 "Start parameters": used once, then removed from the address (DESIGN section 5). */
function applyStartParameters(
  { pathname, apiSites }: GuardRequest,
  query: URLSearchParams,
): GuardDecision | null {
  const start = readStart(pathname, query, apiSites);
  if (!start) return null;
  const { rest, cookies, arrival, origin } = start;
  const to = withSearch(pathname, rest);
  if (origin) return { kind: 'redirect', status: 303, to: `${origin}${to}`, cookies: [] };
  if (!arrival) return redirect(to, 303, cookies);
  arrival.set('to', to);
  return { kind: 'arrive', query: arrival.toString(), cookies };
}

/** Spec 1 §2 "Deep links"; one without a target leads home. */
function follow(request: GuardRequest, query: URLSearchParams): GuardDecision | null {
  if (!isHome(request.pathname)) return null;
  const link = readDeepLink(query);
  if (!link) return null;
  const target = deepLinkTarget(link);
  const followed = (to: string, page: string, stages: DeepLinkStage[]): GuardDecision => ({
    ...redirect(to, 303, languageOf(request, query).cookies),
    deepLink: { page, stages },
  });
  if (!target) return followed(routes.home(), routes.home(), ['start']);
  const mustLogIn =
    !request.isCrawler && isSentToLogin(request) && (needsLogin(link) || isLoginForced(request, target));
  if (mustLogIn) return followed(toLogin(request, target), target, ['start', 'call']);
  return followed(target, target, ['start', 'call', 'run']);
}

/** Renamed addresses. */
function renamedAddress(pathname: string, query: URLSearchParams): GuardDecision | null {
  const [, first, second, ...others] = pathname.split('/');
  if (first === START_PAGE && second === undefined) return redirect(withSearch('/', query), 308);
  if (second === undefined || others.length > 0) return null;
  const key = decodeSegment(second);
  // Spec 2 §2 /episodes/{slug or id}: the episodes of a title are part of its page.
  if (first === 'episodes' && isSlug(key)) return redirect(withSearch(routes.content(key), query), 308);
  if (!isChannelKey(key)) return null;
  // Spec 1 §2: an open channel has exactly two segments after /channels; only an open one has a time.
  const isChannel = first === 'channel' || (first === 'channels' && query.has('ts'));
  if (!isChannel) return null;
  return redirect(withSearch(routes.channel(ALL_CHANNELS, key), query), 308);
}

/** Viewers without access are redirected to the reason; everyone else gets the page. */
function enter(request: GuardRequest, query: URLSearchParams): GuardDecision {
  const { pathname, isRegionClosed, isCrawler } = request;
  const here = withSearch(pathname, query);
  const leave = (to: string) => redirect(to, 303, languageOf(request, query).cookies);
  // Spec 1 §8; crawlers have no session and no region (DESIGN section 5).
  if (isRegionClosed && !isCrawler && !staysWhenRefused(pathname))
    return leave(routes.geoLock(ownOr(here, null)));
  // Spec 1 §2 "Account for guests".
  if (isAccountPage(pathname) && isSentToLogin(request)) return leave(toLogin(request, here));
  // Home is shown, and the browser opens the login over it (lib/client/viewer/access-denied.ts).
  if (!isCrawler && !isHome(pathname) && isSentToLogin(request) && isLoginForced(request, pathname)) {
    return leave(toLogin(request, here));
  }
  return render(request, query);
}

/** The language of a page, and the cookie that stores one which the address has chosen: after a redirect the address has it no more. */
export function languageOf({ siteVariant, localeCookie }: GuardRequest, query = new URLSearchParams()) {
  const { locales, defaultLocale } = siteVariant.site;
  const chosen = offered(locales, query.get(LOCALE_PARAM));
  const remembered = offered(locales, localeCookie);
  const cookies: GuardCookie[] =
    chosen && chosen !== remembered ? [{ name: LOCALE_COOKIE, value: chosen, days: PREFERENCE_DAYS }] : [];
  return { locale: chosen ?? remembered ?? defaultLocale, cookies };
}

function render(request: GuardRequest, query: URLSearchParams): GuardDecision {
  const { pathname } = request;
  const language = languageOf(request, query);
  const { locale } = language;
  const { siteVariant, cookies } = inContext(request);
  const inner = pathname === '/' ? '' : innerPath(withoutMissing(pathname), query);
  const path = `/${siteVariantId(siteVariant)}/${locale}${inner}`;
  return {
    kind: 'render',
    path,
    locale,
    isFramable: siteVariant.context.isFramable,
    cookies: [...cookies, ...language.cookies],
  };
}

/** Pages that are stored by what their query shows have addresses of their own inside. */
const innerPath = (pathname: string, query: URLSearchParams): string =>
  [guidePath, instructionsPath, filteredPath].reduce((path, inside) => inside(path, query), pathname);

/** Addresses that select a context; the mobile account stays one on its further pages, and others return to what it was opened in. */
function inContext({ siteVariant, pathname, embedPass }: GuardRequest): {
  siteVariant: SiteVariant;
  cookies: GuardCookie[];
} {
  const first = firstSegment(pathname);
  if (isEmbedPath(pathname)) {
    const cookies =
      embedPass === null ? [] : [{ name: EMBED_COOKIE, value: embedPass, isFramed: true } as const];
    return { siteVariant: { ...siteVariant, context: contexts.embed }, cookies };
  }
  const isMobileAccount = siteVariant.context.id === 'account_mobile';
  if (isMobileAccount && !isMobileAccountPage(pathname)) {
    const { outerContext } = siteVariant;
    return {
      siteVariant: { ...siteVariant, context: outerContext ?? contexts.browser },
      cookies: [{ name: CONTEXT_COOKIE, value: outerContext?.id ?? null }],
    };
  }
  if (isMobileAccount || first !== 'account_mobile') return { siteVariant, cookies: [] };
  return {
    siteVariant: { ...siteVariant, context: contexts.account_mobile },
    cookies: [{ name: CONTEXT_COOKIE, value: accountIn(siteVariant.context) }],
  };
}

/**
 * Guests, but not those of a mini-app: its hash has the start data that log in, and a redirect to the login would replace it.
 * There the pages themselves offer the login, and the browser opens it where it is forced.
 */
const isSentToLogin = ({ known, siteVariant }: GuardRequest): boolean =>
  (known === null || known === 'guest') && !siteVariant.context.isInMessenger;

const isLoginForced = ({ siteVariant, isLoginRequired }: GuardRequest, path: string): boolean =>
  (siteVariant.site.forcesLogin || isLoginRequired) && !staysWhenRefused(path);

const isHome = (pathname: string): boolean => pathname === '/' || pathname === '/startpage';

/**
 * The target is in the hash: it is sent to no server, and the dialog continues to it. A page of the mobile account has its login over the first
 * page of that account.
 */
function toLogin({ siteVariant: { context } }: GuardRequest, to: string): string {
  const home = isMobileAccountPage(to.replace(/[?#].*$/, '')) ? context.home : routes.home();
  return `${home}${modalHref('auth', ownOr(to, null))}`;
}

function redirect(
  to: string,
  status: 303 | 308 = 303,
  cookies: GuardCookie[] = [],
): Extract<GuardDecision, { kind: 'redirect' }> {
  return { kind: 'redirect', status, to: ownOr(to, routes.home()), cookies };
}

const ownOr = <Other>(path: string, other: Other): string | Other => (isOwnPath(path) ? path : other);

function offered(locales: readonly Locale[], value: string | null | undefined): Locale | null {
  return isLocale(value) && locales.includes(value) ? value : null;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
