import { API_NAMES, type ApiName } from '@/lib/shared/api-sites';
import { CLICK_COOKIE, CLICK_DAYS, CLICK_PARAMETERS, clickIdOf } from '@/lib/shared/click-id';
import { isEmbedPath, NO_PIN } from '@/lib/shared/policy/embed-frame';
import { PREFERENCE_DAYS } from '@/lib/shared/preference-days';
import { contexts } from '@/lib/shared/sites/contexts';
import { CONTEXT_COOKIE, SITE_COOKIE } from '@/lib/shared/sites/of-request';
import { siteByPartner } from '@/lib/shared/sites/sites';

/** Null removes it. Without days it ends with the browser session. */
export interface GuardCookie {
  name: string;
  value: string | null;
  days?: number;
  /** Kept also in a frame of another site, apart for each of them. */
  isFramed?: true;
}

/** The start parameters of an address (spec 1 §2 "Start parameters"). */
export interface Start {
  /** The query without them. */
  rest: URLSearchParams;
  cookies: GuardCookie[];
  /** For `/api/session/arrive` (docs/SESSION.md); null without such parameters. */
  arrival: URLSearchParams | null;
  /** Another deployment, by its name in the environment. */
  origin: string | null;
}

/** Login and device parameters: only the server reads them. */
const ARRIVAL = ['token', 'access_token', 'device_serial', 'refer_id'];

/** `?webview=1` starts a context for the browser session, `?webview=0` ends the current one. */
const CONTEXTS = ['webview', 'miniapp'] as const;

/** `?tv` makes this browser a television for its session, `?tv=0` makes that of a television an ordinary one. */
const TELEVISION = 'tv';

const PARTNER = 'partner';

type ApiSites = ReadonlyMap<ApiName, string>;

/** Null when the address has no start parameters, or keeps them. */
export function readStart(pathname: string, query: URLSearchParams, apis: ApiSites): Start | null {
  const consumed = [PARTNER, ...ARRIVAL, ...CONTEXTS, TELEVISION, ...CLICK_PARAMETERS, ...API_NAMES];
  // Only an embedded player may skip the PIN.
  if (!isEmbedPath(pathname)) consumed.push(NO_PIN);
  const found = consumed.filter((name) => query.has(name));
  if (found.length === 0) return null;

  const rest = new URLSearchParams(query);
  for (const name of found) rest.delete(name);
  const api = API_NAMES.find((name) => found.includes(name) && apis.has(name));
  return {
    rest,
    cookies: [...partnerCookie(query), ...contextCookie(query), ...clickCookie(query)],
    arrival: arrivalOf(query),
    origin: (api && apis.get(api)) ?? null,
  };
}

/** Remembered like the login, which would be in another brand without it. */
function partnerCookie(query: URLSearchParams): GuardCookie[] {
  const site = siteByPartner(query.get(PARTNER) ?? '');
  return site ? [{ name: SITE_COOKIE, value: site.id, days: PREFERENCE_DAYS }] : [];
}

function contextCookie(query: URLSearchParams): GuardCookie[] {
  const entered = CONTEXTS.find((name) => query.get(name) === '1');
  if (entered) return [{ name: CONTEXT_COOKIE, value: entered }];
  const television = query.get(TELEVISION);
  if (television !== null)
    return [
      { name: CONTEXT_COOKIE, value: television === '0' ? contexts.browser.id : contexts.television.id },
    ];
  const isLeft = CONTEXTS.some((name) => query.get(name) === '0');
  return isLeft ? [{ name: CONTEXT_COOKIE, value: null }] : [];
}

/** The latest click wins: it led to what the viewer does next. */
function clickCookie(query: URLSearchParams): GuardCookie[] {
  const id = clickIdOf(query);
  return id ? [{ name: CLICK_COOKIE, value: id, days: CLICK_DAYS }] : [];
}

/** The partner is included, because it is the referrer of a new user (spec 1 §7 refer_id). */
function arrivalOf(query: URLSearchParams): URLSearchParams | null {
  const arrival = new URLSearchParams();
  for (const name of [...ARRIVAL, PARTNER]) {
    const value = query.get(name);
    if (value && (name !== PARTNER || siteByPartner(value))) arrival.set(name, value);
  }
  return arrival.size > 0 ? arrival : null;
}
