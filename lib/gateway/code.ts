import 'server-only';
import * as v from 'valibot';
import { PlatformError } from '@/lib/platform/errors';
import { type CodeOnItsWay, createPhoneUser, isCodeOnItsWay, requestCode } from '@/lib/platform/login';
import { getNetwork } from '@/lib/platform/network';
import { withToken } from '@/lib/platform/token';
import type { Target } from '@/lib/platform/transport';
import { DEFAULT_CODE_LENGTH, RESEND_SECONDS } from '@/lib/session/phone';
import { readSession } from '@/lib/session/session';
import { answer } from './answer';
import { limit, phoneDigits, readAtDoor } from './door';
import { readQuery } from './public-query';
import { refusalOf, refusalOfCode, refuseInWords } from './refusal';
import { viewerTarget } from './viewer';

const Wish = v.object({ phone: phoneDigits, viaMessenger: v.optional(v.boolean(), false) });

/**
 * A phone that nobody had takes two calls more than one that is known. Every answer takes this long at least, so that
 * its time does not tell which it was (facts/quality.md S12).
 */
const SHORTEST_ANSWER_MS = 400;

/** `POST /api/session/code {phone, viaMessenger?}`: sends a one-time code (spec 1 §4 "Login flow" 1, 2, 4). */
export async function sendCode(request: Request): Promise<Response> {
  const wish = await readAtDoor(request, Wish);
  if (wish instanceof Response) return wish;
  const { phone } = wish;
  const tooOften = limit(request, { by: 'codePerPhone', key: phone, byAddress: 'codePerAddress' });
  if (tooOften) return tooOften;
  const [response] = await Promise.all([sent(request, wish), pause(SHORTEST_ANSWER_MS)]);
  return response;
}

async function sent(
  request: Request,
  { phone, viaMessenger }: v.InferOutput<typeof Wish>,
): Promise<Response> {
  const target = viewerTarget(request);
  const length = codeLength(target);
  try {
    const code = await codeFor(target, phone, { viaMessenger });
    return answer(200, { codeLength: await length, resendAfter: RESEND_SECONDS, ...code });
  } catch (error) {
    return refusalOfCode(request, error);
  }
}

/** Spec 1 §8 invalid_phone: the user is created, then the code is sent again; once. */
async function codeFor(
  target: Target,
  phone: string,
  wish: { viaMessenger: boolean },
): Promise<CodeOnItsWay> {
  try {
    return await requestCode(target, phone, wish);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== 'invalid_phone') throw error;
    await createPhoneUser(target, phone).catch((refused: unknown) => {
      // Another tab was first: the number has its user now.
      if (!(refused instanceof PlatformError) || !refused.detail.phone) throw refused;
    });
    return requestCode(target, phone, wish);
  }
}

/** The code is on its way already: a network that does not answer costs only the length of the field. */
async function codeLength(target: Target): Promise<number> {
  const session = await readSession(Date.now());
  const asViewer = session ? withToken(target, session.token) : target;
  return getNetwork({ ...asViewer, retries: 0 }).then(
    (network) => network.codeLength,
    () => DEFAULT_CODE_LENGTH,
  );
}

/** `GET /api/session/code?phone=`: whether a messenger has given the code out (spec 3 §4, asked every 5 s). */
export async function codeExists(request: Request): Promise<Response> {
  const query = readQuery(request, v.object({ phone: phoneDigits }));
  if (!query) return refuseInWords(request, 400, 'error_wrong_phone', 'error_wrong_phone');
  const { phone } = query;
  const tooOften = limit(request, { by: 'pollPerPhone', key: phone, byAddress: 'pollPerAddress' });
  if (tooOften) return tooOften;
  try {
    return answer(200, { exists: await isCodeOnItsWay(viewerTarget(request), phone) });
  } catch (error) {
    return refusalOf(request, error);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
