import 'server-only';
import * as v from 'valibot';
import { rememberReferral } from '@/lib/platform/sign-in/login';
import { isOwnPath, modalHref } from '@/lib/rules/modals/address';
import { TOO_MANY_DEVICES } from '@/lib/rules/session/constants';
import { isCrawler } from '@/lib/rules/session/crawlers';
import { limit } from '@/lib/server/gateway/http/limit';
import { asViewer } from '@/lib/server/gateway/session/as-viewer';
import { createSession } from '@/lib/server/gateway/session/create-session';
import { forgetReferral, takeReferral, takeSerial } from '@/lib/server/session/browser-marks';
import { leaveRefusal, markQuietLogin } from '@/lib/server/session/for-next-page';
import { hint } from '@/lib/server/session/hints';
import { readSession, type Session } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';
import { ARRIVAL_HEADER } from '@/lib/shared/arrival-header';
import { isRegionRefusal, PlatformError } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';

const carried = v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(256)), null), null);

const Arrival = v.object({
  to: v.fallback(v.pipe(v.string(), v.check(isOwnPath)), routes.home()),
  token: carried,
  access_token: carried,
  device_serial: carried,
  partner: carried,
  refer_id: carried,
});

const TOKEN = /^[0-9a-f]{40}$/;

/**
 * `GET /api/session/arrive?to=…`: uses the start parameters of an address once (spec 1 §2, DESIGN section 5).
 * The guard sends the request here instead of the page; the response always redirects to the clean address.
 */
export async function consumeStartParameters(request: Request): Promise<Response> {
  const { to, device_serial, partner, ...tokens } = v.parse(Arrival, Object.fromEntries(handedOver(request)));
  // A prefetching browser sends the request again when the viewer really opens the page.
  if (isGuess(request)) return new Response(null, { status: 503, headers: HEADERS });
  if (!isNavigation(request)) return goTo(to);
  if (device_serial) await takeSerial(device_serial);
  const session = await currentSession();
  const referId = tokens.refer_id ?? partner;
  if (referId) await keepReferral(request, session, referId);
  const token = tokens.token || tokens.access_token;
  // A logged-in viewer stays: a link must not switch the account (quality R2).
  if (!token || (session && !session.isGuest)) return goTo(to);
  return (await logInBy(request, token, session)) ? goTo(to) : goTo(`${pathOf(to)}${modalHref('auth')}`);
}

/** From the guard; or from a typed address, which may do no more. */
function handedOver({ headers, url }: Request): URLSearchParams {
  return new URLSearchParams(headers.get(ARRIVAL_HEADER) ?? new URL(url).search);
}

/** False when a login is needed. */
async function logInBy(request: Request, token: string, before: Session | null): Promise<boolean> {
  const key = `token:${token}`;
  if (
    !TOKEN.test(token) ||
    (await limit(request, { by: 'loginPerName', key, byAddress: 'loginPerAddress' }))
  ) {
    return false;
  }
  try {
    await createSession(request, token, { before, isByToken: true });
    await markQuietLogin();
    return true;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const { code, message } = error;
    const isRegion = isRegionRefusal(error);
    if (isRegion || code === TOO_MANY_DEVICES) await leaveRefusal(message);
    // The guard shows the region at the next page.
    if (isRegion) await hint('region_not_served');
    return isRegion;
  }
}

/**
 * Spec 1 §7 "Users and login", PATCH /v2/users/{id}: at once for a user; a viewer without a session stores
 * it.
 */
async function keepReferral(request: Request, session: Session | null, referId: string): Promise<void> {
  await takeReferral(referId);
  if (!session || session.isGuest) return;
  try {
    await asViewer(request, (target, { userId }) => rememberReferral(target, userId, referId));
    await forgetReferral();
  } catch (error) {
    // It is reported at the next login.
    if (!(error instanceof PlatformError)) throw error;
  }
}

async function currentSession(): Promise<Session | null> {
  const session = await readSession(Date.now());
  return session && sharedSessions.current(session);
}

function isGuess({ headers }: Request): boolean {
  return /prefetch/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
}

/**
 * Whether a viewer opens a page: not a crawler, not a picture or script of another site, not a HEAD request.
 */
function isNavigation({ method, headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode');
  return method === 'GET' && (mode === null || mode === 'navigate') && !isCrawler(headers.get('user-agent'));
}

const pathOf = (to: string): string => to.replace(/#.*$/, '');

const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

function goTo(to: string): Response {
  return new Response(null, { status: 303, headers: { ...HEADERS, location: to } });
}
