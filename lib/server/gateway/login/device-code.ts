import 'server-only';
import { sealData } from 'iron-session';
import { encodeQR } from 'qr';
import { cancelDeviceCode, pollDeviceCode, requestDeviceCodes } from '@/lib/platform/sign-in/device-code';
import { isCrawler } from '@/lib/rules/session/crawlers';
import { answer, refuse } from '@/lib/server/gateway/http/answer';
import { limit } from '@/lib/server/gateway/http/limit';
import { loginRefusal } from '@/lib/server/gateway/http/refusal';
import { viewerTarget } from '@/lib/server/gateway/http/viewer';
import { createSession, withGuestToken } from '@/lib/server/gateway/session/create-session';
import { deviceOf } from '@/lib/server/gateway/session/guest-session';
import { serverCookieAt } from '@/lib/server/session/cookie-place';
import { cookies } from '@/lib/server/session/cookies';
import { openSeal } from '@/lib/server/session/open-seal';
import { isSameOrigin } from '@/lib/server/session/same-origin';
import { readSession } from '@/lib/server/session/session';
import { env } from '@/lib/shared/env';
import { PlatformError } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';

/**
 * The secret code of the device. Whoever has it gets the login, so it is stored only in a sealed cookie of this
 * browser.
 */
const COOKIE = 'taspa_tv';
const PATH = '/api/session/tv';

/** The correction of errors and the border that let a phone scan the code from a sofa. */
const QR = { ecc: 'medium', border: 4 } as const;

function refused(request: Request): Response | null {
  if (!isSameOrigin(request)) return refuse(403, 'foreign_origin');
  return isCrawler(request.headers.get('user-agent')) ? refuse(403, 'no_session_for_crawlers') : null;
}

/** `POST /api/session/tv`: a code for the screen, its address, and a picture of both. */
export async function beginDevice(request: Request): Promise<Response> {
  const refusal = refused(request);
  if (refusal) return refusal;
  const tooOften = await limit(request, { byAddress: 'devicePerAddress' });
  if (tooOften) return tooOften;
  try {
    const codes = await requestDeviceCodes(viewerTarget(request), await deviceOf(request));
    const { deviceCode, userCode, expiresIn, interval } = codes;
    const settings = { password: env().SESSION_SECRET, ttl: expiresIn };
    const sealed = await sealData({ deviceCode }, settings);
    (await cookies()).set(COOKIE, sealed, await serverCookieAt(PATH, expiresIn));
    // Our own origin: it was compared with the host.
    const origin = request.headers.get('origin') ?? '';
    const svg = encodeQR(origin + routes.tv(userCode), 'svg', QR);
    return answer(200, {
      code: userCode,
      site: new URL(origin).host + routes.tv(),
      picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      expiresIn,
      interval,
    });
  } catch (error) {
    return loginRefusal(request, error);
  }
}

/** `POST /api/session/tv/poll`: `{state}`; `allowed` has logged this browser in. */
export async function pollDevice(request: Request): Promise<Response> {
  const refusal = refused(request);
  if (refusal) return refusal;
  const deviceCode = await deviceCodeOf();
  if (!deviceCode) return answer(200, { state: 'expired' });
  const tooOften = await limit(request, {
    by: 'pollPerAsk',
    key: deviceCode,
    byAddress: 'devicePollPerAddress',
  });
  if (tooOften) return tooOften;
  const before = await readSession(Date.now());
  try {
    const poll = await pollDeviceCode(withGuestToken(viewerTarget(request), before), deviceCode);
    if (poll.state === 'waiting' || poll.state === 'slow_down') return answer(200, { state: poll.state });
    await forget();
    if (poll.state !== 'allowed') return answer(200, { state: poll.state });
    const { name, phone } = await createSession(request, poll.token, { before });
    return answer(200, { state: 'allowed', name, phone, wasGuest: poll.wasGuest });
  } catch (error) {
    return loginRefusal(request, error);
  }
}

/** `DELETE /api/session/tv`: this browser stops waiting, so its code is cancelled. */
export async function cancelDevice(request: Request): Promise<Response> {
  const refusal = refused(request);
  if (refusal) return refusal;
  const deviceCode = await deviceCodeOf();
  if (deviceCode) {
    await forget();
    await cancelDeviceCode(viewerTarget(request), deviceCode).catch((error: unknown) => {
      // The code expires anyway.
      if (!(error instanceof PlatformError)) throw error;
    });
  }
  return answer(204, null);
}

async function deviceCodeOf(): Promise<string | null> {
  const sealed = (await cookies()).get(COOKIE)?.value;
  if (!sealed) return null;
  const { deviceCode = null } = await openSeal<{ deviceCode: string }>(sealed);
  return deviceCode;
}

async function forget(): Promise<void> {
  (await cookies()).set(COOKIE, '', await serverCookieAt(PATH, 0));
}
