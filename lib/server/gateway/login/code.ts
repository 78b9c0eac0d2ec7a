import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
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
import { readFormBody } from '@/lib/server/gateway/http/form-body';
import { limit, refundLimit } from '@/lib/server/gateway/http/limit';
import { readQuery } from '@/lib/server/gateway/http/public-query';
import { refusalOf, refusalOfCode, refuseInWords } from '@/lib/server/gateway/http/refusal';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerTarget } from '@/lib/server/gateway/http/viewer';
import { originOf } from '@/lib/server/gateway/session/guest-session';
import { codeLengthOf, MAX_CODE_LENGTH, OPERATOR_PHONE_PREFIX, RESEND_SECONDS } from '@/lib/shared/phone';
import { isRegionRefusal, PlatformError } from '@/lib/shared/platform-error';
import type { Site } from '@/lib/shared/sites/sites';
import { codeRequestOf, rememberCodeRequest, requesterOf } from './code-request';
import { phoneDigits } from './credential-fields';

const Body = v.object({ phone: phoneDigits, via: v.optional(v.picklist(['sms', 'telegram'])) });

type Body = v.InferOutput<typeof Body>;

/**
 * The minimum response time, so that small differences of the platform's time for different phones are hidden
 * (quality S12); `codeFor` makes the number of calls equal.
 */
const SHORTEST_ANSWER_MS = 400;

/** The limit of a call that only equalises the time. */
const DECOY_TIMEOUT_MS = 2_000;

/**
 * `POST /api/session/code {phone, via?}`: sends a one-time code (spec 1 §4 "Login flow" 1, 2, 4), or answers
 * `{choose}` where the viewer may choose the method (spec 3 §4 "Login modal steps").
 */
export async function sendCode(request: Request): Promise<Response> {
  const body = await readFormBody(request, Body);
  if (body instanceof Response) return body;
  const { phone } = body;
  const site = await siteOf(request);
  if (site.loginMethod === 'operator' && !phone.startsWith(OPERATOR_PHONE_PREFIX)) {
    return refuseInWords(request, 400, 'error_wrong_phone', 'error_operator_phone');
  }
  const requester = await requesterOf(phone);
  const tooOften = await limit(request, { by: 'codePerAsker', key: requester, byAddress: 'codePerAddress' });
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
    const choose =
      site.offersMessenger && !via ? await listSendMethods(target, phone, site.provider) : [via ?? 'sms'];
    if (choose.length > 1) {
      await refundLimit({ by: 'codePerAsker', key: requester });
      return answer(200, { choose });
    }
    const network = readLoginNetwork(target, site.provider);
    const viaMessenger = site.offersMessenger && choose[0] === 'telegram';
    const code =
      site.loginMethod === 'operator'
        ? await operatorCode(target, site.provider, phone)
        : await codeFor(target, phone, viaMessenger, {
            ...(await originOf(request)),
            canRegister: async () => (await network).isRegistrationAllowed,
          });
    const codeLength = codeLengthOf((await network).codeLength, site.codeRule, phone);
    const sent = { codeLength, maxCodeLength: codeLength, ...code };
    await rememberCodeRequest(phone, requester, sent);
    return answer(200, { ...sent, resendAfter: RESEND_SECONDS });
  } catch (error) {
    return refusedCode(request, { phone, requester }, error);
  }
}

/** A refused request has sent no code, so it does not count for the browser. */
export async function refusedCode(
  request: Request,
  { phone, requester }: { phone: string; requester: string },
  error: unknown,
): Promise<Response> {
  const status = error instanceof PlatformError ? error.status : 0;
  if (status >= 400 && status < 500) await refundLimit({ by: 'codePerAsker', key: requester });
  const isTooSoon = error instanceof PlatformError && status === 429;
  const earlier = isTooSoon ? await earlierCode(phone, error.retryAfter ?? RESEND_SECONDS) : null;
  return earlier ?? refusalOfCode(request, error);
}

/**
 * A viewer who reloads the page or switches between phones already has a code and only waits for the next
 * one.
 */
export async function earlierCode(phone: string, resendAfter: number): Promise<Response | null> {
  const codeRequest = await codeRequestOf(phone);
  return codeRequest && answer(200, { ...codeRequest.sent, resendAfter, isEarlier: true });
}

/**
 * The operator's code may be longer than the network says: for an existing account it has that account's
 * length. The length must not reveal this (quality S12), so a longer code may always be typed.
 */
async function operatorCode(target: Target, provider: string | null, phone: string) {
  await requestOperatorCode(target, provider, phone);
  return { sentBy: 'sms', message: null, maxCodeLength: MAX_CODE_LENGTH } as const;
}

/**
 * Spec 1 §8 invalid_phone: the user is created, then the code is sent again; once. A known phone causes the
 * same number of calls in sequence, so that the time reveals nothing (quality S12). Where the provider makes the accounts, no user is created.
 */
async function codeFor(
  target: Target,
  phone: string,
  viaMessenger: boolean,
  { canRegister, ...origin }: Origin & { canRegister(): Promise<boolean> },
): Promise<CodeOnItsWay> {
  const body = { viaMessenger, provider: origin.provider };
  const decoyCall = () =>
    isCodeOnItsWay({ ...target, timeoutMs: DECOY_TIMEOUT_MS }, phone).catch(() => false);
  try {
    const sent = await requestCode(target, phone, body);
    await decoyCall();
    await decoyCall();
    return sent;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'invalid_phone') {
      // A new phone would be refused at the creation of the user.
      if (isRegionRefusal(error)) await decoyCall();
      throw error;
    }
  }
  if (!(await canRegister())) {
    // No account and no code; the answer is that of a known phone, so that it does not reveal who has an account.
    await decoyCall();
    await decoyCall();
    return { sentBy: 'sms', message: null };
  }
  await createPhoneUser(target, phone, origin).catch((refused: unknown) => {
    // Another tab was first: the number has its user now.
    if (!(refused instanceof PlatformError) || !refused.detail.phone) throw refused;
  });
  return requestCode(target, phone, body);
}

/**
 * `GET /api/session/code?phone=`: whether a messenger has delivered the code (spec 3 §4, polled every 5 s).
 */
export async function codeExists(request: Request): Promise<Response> {
  const query = readQuery(request, v.object({ phone: phoneDigits }));
  if (!query) return refuseInWords(request, 400, 'error_wrong_phone', 'error_wrong_phone');
  const { phone } = query;
  const codeRequest = await codeRequestOf(phone);
  const key = codeRequest?.id ?? null;
  const tooOften = await limit(request, { by: 'pollPerAsk', key, byAddress: 'pollPerAddress' });
  if (tooOften) return tooOften;
  // A browser that did not request the code must not learn whether one exists.
  if (!codeRequest) return answer(200, { exists: false });
  try {
    return answer(200, { exists: await isCodeOnItsWay(viewerTarget(request), phone) });
  } catch (error) {
    return refusalOf(request, error);
  }
}
