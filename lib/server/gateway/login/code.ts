import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import {
  type CodeOnItsWay,
  createPhoneUser,
  isCodeOnItsWay,
  listSendMethods,
  type Origin,
  requestCode,
  withRequester,
} from '@/lib/platform/sign-in/login';
import { readLoginNetwork } from '@/lib/platform/sign-in/login-network';
import { requestOperatorCode } from '@/lib/platform/sign-in/operator';
import { answer } from '@/lib/server/gateway/http/answer';
import { readQuery } from '@/lib/server/gateway/http/public-query';
import { refusalOf, refusalOfCode, refuseInWords } from '@/lib/server/gateway/http/refusal';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerTarget } from '@/lib/server/gateway/http/viewer';
import { originOf } from '@/lib/server/gateway/session/guest-session';
import { codeLengthOf, MAX_CODE_LENGTH, OPERATOR_PHONE_PREFIX, RESEND_SECONDS } from '@/lib/shared/phone';
import { isRegionRefusal, PlatformError } from '@/lib/shared/platform-error';
import type { Site } from '@/lib/shared/sites/sites';
import { codeRequestOf, rememberCodeRequest, requesterOf } from './code-request';
import { limit, phoneDigits, readLoginBody, refundLimit } from './login-method';

const Body = v.object({ phone: phoneDigits, via: v.optional(v.picklist(['sms', 'telegram'])) });

type Body = v.InferOutput<typeof Body>;

/**
 * Nothing is answered sooner, so that what the platform itself does longer for one phone than for another is not seen
 * (quality S12); that both take as many calls is `codeFor`'s.
 */
const SHORTEST_ANSWER_MS = 400;

/** A call that serves the timing alone must not keep the viewer waiting longer than this. */
const STAND_IN_TIMEOUT_MS = 2_000;

/**
 * `POST /api/session/code {phone, via?}`: sends a one-time code (spec 1 §4 "Login flow" 1, 2, 4), or answers `{choose}` where
 * the viewer may say how it comes (spec 3 §4 "Login modal steps").
 */
export async function sendCode(request: Request): Promise<Response> {
  const body = await readLoginBody(request, Body);
  if (body instanceof Response) return body;
  const { phone } = body;
  const site = await siteOf(request);
  if (site.loginMethod === 'operator' && !phone.startsWith(OPERATOR_PHONE_PREFIX)) {
    return refuseInWords(request, 400, 'error_wrong_phone', 'error_operator_phone');
  }
  const requester = await requesterOf(phone);
  const tooOften = limit(request, { by: 'codePerAsker', key: requester, byAddress: 'codePerAddress' });
  if (tooOften) return (await earlierCode(phone, Number(tooOften.headers.get('retry-after')))) ?? tooOften;
  const [response] = await Promise.all([
    answerTo(request, site, { ...body, requester }),
    pause(SHORTEST_ANSWER_MS),
  ]);
  return response;
}

async function answerTo(
  request: Request,
  site: Site,
  { phone, via, requester }: Body & { requester: string },
): Promise<Response> {
  const target = withRequester(viewerTarget(request), requester);
  try {
    if (site.offersMessenger && !via) {
      const choose = await listSendMethods(target, phone, site.provider);
      if (choose.length > 1) {
        refundLimit({ by: 'codePerAsker', key: requester });
        return answer(200, { choose });
      }
    }
    const network = readLoginNetwork(target, site.provider);
    const viaMessenger = site.offersMessenger && via === 'telegram';
    const code =
      site.loginMethod === 'operator'
        ? await operatorCode(target, site.provider, phone)
        : await codeFor(target, phone, viaMessenger, await originOf(request));
    const codeLength = codeLengthOf((await network).codeLength, site.codeRule, phone);
    const sent = { codeLength, maxCodeLength: codeLength, ...code };
    await rememberCodeRequest(phone, requester, sent);
    return answer(200, { ...sent, resendAfter: RESEND_SECONDS });
  } catch (error) {
    return refusedCode(request, { phone, requester }, error);
  }
}

/** What was refused has sent nothing: it is not held against whoever asked. */
async function refusedCode(
  request: Request,
  { phone, requester }: { phone: string; requester: string },
  error: unknown,
): Promise<Response> {
  const status = error instanceof PlatformError ? error.status : 0;
  if (status >= 400 && status < 500) refundLimit({ by: 'codePerAsker', key: requester });
  const isTooSoon = error instanceof PlatformError && status === 429;
  const earlier = isTooSoon ? await earlierCode(phone, error.retryAfter ?? RESEND_SECONDS) : null;
  return earlier ?? refusalOfCode(request, error);
}

/** Whoever reloads the page or changes the number to and fro has a code already, and only waits for another. */
async function earlierCode(phone: string, resendAfter: number): Promise<Response | null> {
  const codeRequest = await codeRequestOf(phone);
  return codeRequest && answer(200, { ...codeRequest.sent, resendAfter, isEarlier: true });
}

/**
 * The operator's code may be longer than its network says: where it opens an account that is known already, it is as long
 * as that one's own. Which it was must not be told (quality S12), so a longer one may always be typed.
 */
async function operatorCode(target: Target, provider: string | null, phone: string) {
  await requestOperatorCode(target, provider, phone);
  return { sentBy: 'sms', message: null, maxCodeLength: MAX_CODE_LENGTH } as const;
}

/**
 * Spec 1 §8 invalid_phone: the user is created, then the code is sent again; once. A phone that is known takes as many calls,
 * one after another, so that however long they take, the time tells nobody which it was (quality S12).
 */
async function codeFor(
  target: Target,
  phone: string,
  viaMessenger: boolean,
  origin: Origin,
): Promise<CodeOnItsWay> {
  const body = { viaMessenger, provider: origin.provider };
  const decoyCall = () =>
    isCodeOnItsWay({ ...target, timeoutMs: STAND_IN_TIMEOUT_MS }, phone).catch(() => false);
  try {
    const sent = await requestCode(target, phone, body);
    await decoyCall();
    await decoyCall();
    return sent;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'invalid_phone') {
      // Who is new would be refused where the user is made.
      if (isRegionRefusal(error)) await decoyCall();
      throw error;
    }
  }
  await createPhoneUser(target, phone, origin).catch((refused: unknown) => {
    // Another tab was first: the number has its user now.
    if (!(refused instanceof PlatformError) || !refused.detail.phone) throw refused;
  });
  return requestCode(target, phone, body);
}

/** `GET /api/session/code?phone=`: whether a messenger has given the code out (spec 3 §4, asked every 5 s). */
export async function codeExists(request: Request): Promise<Response> {
  const query = readQuery(request, v.object({ phone: phoneDigits }));
  if (!query) return refuseInWords(request, 400, 'error_wrong_phone', 'error_wrong_phone');
  const { phone } = query;
  const codeRequest = await codeRequestOf(phone);
  const key = codeRequest?.id ?? null;
  const tooOften = limit(request, { by: 'pollPerAsk', key, byAddress: 'pollPerAddress' });
  if (tooOften) return tooOften;
  // A browser that did not ask for the code must not learn whether somebody waits for one.
  if (!codeRequest) return answer(200, { exists: false });
  try {
    return answer(200, { exists: await isCodeOnItsWay(viewerTarget(request), phone) });
  } catch (error) {
    return refusalOf(request, error);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
