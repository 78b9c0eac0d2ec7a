import 'server-only';
import * as v from 'valibot';
import { PlatformError } from '@/lib/platform/errors';
import {
  type CodeOnItsWay,
  createPhoneUser,
  isCodeOnItsWay,
  listSendMethods,
  type Origin,
  requestCode,
} from '@/lib/platform/login';
import { readLoginNetwork } from '@/lib/platform/login-network';
import { requestOperatorCode } from '@/lib/platform/operator';
import type { Target } from '@/lib/platform/transport';
import { codeLengthOf, MAX_CODE_LENGTH, OPERATOR_PHONE_PREFIX, RESEND_SECONDS } from '@/lib/session/phone';
import type { Site } from '@/lib/sites/sites';
import { answer } from './answer';
import { hasAskedFor, rememberAsked } from './asked-phone';
import { limit, phoneDigits, readAtDoor } from './door';
import { originOf } from './newcomer';
import { readQuery } from './public-query';
import { refusalOf, refusalOfCode, refuseInWords } from './refusal';
import { siteOf } from './site-of';
import { viewerTarget } from './viewer';

const Wish = v.object({ phone: phoneDigits, via: v.optional(v.picklist(['sms', 'telegram'])) });

type Wish = v.InferOutput<typeof Wish>;

/**
 * A phone that nobody had takes two calls more than one that is known. Every answer takes this long at least, so that
 * its time does not tell which it was (facts/quality.md S12).
 */
const SHORTEST_ANSWER_MS = 400;

/**
 * `POST /api/session/code {phone, via?}`: sends a one-time code (spec 1 §4 "Login flow" 1, 2, 4), or answers `{choose}` where
 * the viewer may say how it comes (spec 3 §4 "optional telegram hint").
 */
export async function sendCode(request: Request): Promise<Response> {
  const wish = await readAtDoor(request, Wish);
  if (wish instanceof Response) return wish;
  const { phone } = wish;
  const site = await siteOf(request);
  if (site.door === 'operator' && !phone.startsWith(OPERATOR_PHONE_PREFIX)) {
    return refuseInWords(request, 400, 'error_wrong_phone', 'error_operator_phone');
  }
  const tooOften = limit(request, { by: 'codePerPhone', key: phone, byAddress: 'codePerAddress' });
  if (tooOften) return tooOften;
  const [response] = await Promise.all([answerTo(request, site, wish), pause(SHORTEST_ANSWER_MS)]);
  return response;
}

async function answerTo(request: Request, site: Site, { phone, via }: Wish): Promise<Response> {
  const target = viewerTarget(request);
  try {
    if (site.offersMessenger && !via) {
      const choose = await listSendMethods(target, phone, site.provider);
      if (choose.length > 1) return answer(200, { choose });
    }
    const network = readLoginNetwork(target, site.provider);
    const code =
      site.door === 'operator'
        ? await operatorCode(target, site.provider, phone)
        : await codeFor(target, phone, { viaMessenger: via === 'telegram' }, await originOf(request));
    await rememberAsked(phone);
    const codeLength = codeLengthOf((await network).codeLength, site.codeRule, phone);
    return answer(200, { codeLength, maxCodeLength: codeLength, resendAfter: RESEND_SECONDS, ...code });
  } catch (error) {
    return refusalOfCode(request, error);
  }
}

/**
 * The operator's code may be longer than its network says: where it opens an account that is known already, it is as long
 * as that one's own. Which it was must not be told (facts/quality.md S12), so a longer one may always be typed.
 */
async function operatorCode(target: Target, provider: string | null, phone: string) {
  await requestOperatorCode(target, provider, phone);
  return { sentBy: 'sms', message: null, maxCodeLength: MAX_CODE_LENGTH } as const;
}

/** Spec 1 §8 invalid_phone: the user is created, then the code is sent again; once. */
async function codeFor(
  target: Target,
  phone: string,
  wish: { viaMessenger: boolean },
  origin: Origin,
): Promise<CodeOnItsWay> {
  try {
    return await requestCode(target, phone, wish);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'invalid_phone') throw error;
    await createPhoneUser(target, phone, origin).catch((refused: unknown) => {
      // Another tab was first: the number has its user now.
      if (!(refused instanceof PlatformError) || !refused.detail.phone) throw refused;
    });
    return requestCode(target, phone, wish);
  }
}

/** `GET /api/session/code?phone=`: whether a messenger has given the code out (spec 3 §4, asked every 5 s). */
export async function codeExists(request: Request): Promise<Response> {
  const query = readQuery(request, v.object({ phone: phoneDigits }));
  if (!query) return refuseInWords(request, 400, 'error_wrong_phone', 'error_wrong_phone');
  const { phone } = query;
  const tooOften = limit(request, { by: 'pollPerPhone', key: phone, byAddress: 'pollPerAddress' });
  if (tooOften) return tooOften;
  // Who did not ask for it is not told whether somebody waits for a code.
  if (!(await hasAskedFor(phone))) return answer(200, { exists: false });
  try {
    return answer(200, { exists: await isCodeOnItsWay(viewerTarget(request), phone) });
  } catch (error) {
    return refusalOf(request, error);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
