import 'server-only';
import { getNetwork } from '@/lib/platform/sign-in/network';
import { PinRequired } from '@/lib/rules/parental/pin-required';
import { SIGNED_OUT } from '@/lib/rules/session/constants';
import { hint } from '@/lib/server/session/hints';
import { fill } from '@/lib/shared/i18n/fill';
import { wordsOf } from '@/lib/shared/i18n/words';
import { failureId } from '@/lib/shared/log';
import { isRegionRefusal, PlatformError } from '@/lib/shared/platform-error';
import { shownRequestId } from '@/lib/shared/request-scope';
import { refuse } from './answer';
import { siteOf } from './site-of';
import { viewerLocale, viewerTarget } from './viewer';

type Words = ReturnType<typeof wordsOf>['refusals'];

/**
 * A refusal of our own within personal work; its code selects the text. Never 401, which would mark the token
 * as bad.
 */
export class OwnRefusal extends PlatformError {
  constructor(
    status: 400 | 403 | 409,
    readonly word: Exclude<keyof Words, 'throttled'>,
  ) {
    super('refused', word, { status, code: word });
  }
}

/** A refusal of our own, in the language of the viewer. */
export function refuseInWords(
  request: Request,
  status: number,
  code: string,
  word: Exclude<keyof Words, 'throttled'> = 'invalid',
): Response {
  return refuse(status, code, { message: wordsOf(viewerLocale(request)).refusals[word] });
}

export function refuseThrottled(request: Request, retryAfter: number): Response {
  const message = fill(wordsOf(viewerLocale(request)).refusals.throttled, { seconds: retryAfter });
  return refuse(429, 'throttled', { message, retryAfter });
}

/** A failure of the platform as a response: its text when it answered, ours when it did not. */
export async function refusalOf(request: Request, error: unknown): Promise<Response> {
  if (!(error instanceof PlatformError)) return refuseFailure(request, 500, 'internal', error);
  const { status, code, message, detail, retryAfter } = error;
  if (code === 'region_not_served') return refuseRegion(request, error);
  if (code === 'login_required') {
    // 403 means one thing that a guest may not do; only 401 means that guests are not allowed at all.
    if (status === 401) await hint(code);
    return refuseInWords(request, status, code, code);
  }
  // A viewer who sees this text has to log in; our own calls start a session and repeat the call.
  if (code === 'session_required') return refuseInWords(request, status, code, 'login_required');
  if (code === SIGNED_OUT) {
    return refuse(status, code, { message: wordsOf(viewerLocale(request)).session.signedOut });
  }
  if (error instanceof OwnRefusal) return refuseInWords(request, status, error.word, error.word);
  if (error instanceof PinRequired) return refusePin(request, error);
  if (status === 429)
    return code ? refuse(429, code, { message, retryAfter }) : refuseThrottled(request, retryAfter ?? 60);
  if (error.kind !== 'refused') return refuseFailure(request, 503, error.kind, error);
  const hasFields = Object.keys(detail).length > 0 && !detail.detail;
  return refuse(status, code ?? error.kind, {
    message,
    detail: hasFields ? detail : (detail.detail?.[0] ?? message),
    retryAfter,
  });
}

/** An unexpected failure: the viewer gets the number of its log line (quality S34). */
function refuseFailure(request: Request, status: number, code: string, cause: unknown): Response {
  const { unavailable, support_code } = wordsOf(viewerLocale(request)).refusals;
  const requestId = failureId();
  const message = `${unavailable} ${fill(support_code, { id: shownRequestId(requestId) })}`;
  return refuse(status, code, { message, requestId, cause });
}

/** `detail` repeats the top level, for readers of platform errors (`lib/shared/platform-error.ts`). */
function refusePin(request: Request, { action, subject }: PinRequired): Response {
  const message = wordsOf(viewerLocale(request)).refusals.pin_required;
  const detail = { action: [action], ...(subject ? { subject: [subject] } : {}) };
  return refuse(403, 'pin_required', { message, detail, extra: { action, subject } });
}

/** The same for logins, where 403 means the region, and the text of field errors is shown (spec 1 §8). */
export async function loginRefusal(request: Request, error: unknown): Promise<Response> {
  return isRegionRefusal(error) ? refuseRegion(request, error) : refusalOf(request, spoken(error));
}

/** The same for code requests: the text is shown in the form, without a redirect (spec 1 §8). */
export async function refusalOfCode(request: Request, error: unknown): Promise<Response> {
  if (!isRegionRefusal(error)) return refusalOf(request, spoken(error));
  return refuse(403, 'permission_denied', { message: await withPlace(request, error.message) });
}

/**
 * The detail text instead of the message, which the platform builds from a map and which is hard to read
 * (wire 1.6).
 */
function spoken(error: unknown): unknown {
  if (!(error instanceof PlatformError) || error.kind !== 'refused') return error;
  const { status, code, detail, retryAfter, cause } = error;
  const text = Object.values(detail).flat().join(' ') || error.message;
  return new PlatformError('refused', text, { status, code, detail, retryAfter, cause });
}

/** Spec 1 §8: the browser goes to /geo_lock, which shows the apparent place of the viewer. */
async function refuseRegion(request: Request, { message }: PlatformError): Promise<Response> {
  await hint('region_not_served');
  return refuse(403, 'region_not_served', { message: await withPlace(request, message) });
}

/** Spec 1 §8: country and IP appended on 403, unless the platform's text has them. */
async function withPlace(request: Request, message: string): Promise<string> {
  const { provider } = await siteOf(request);
  const network = await getNetwork(viewerTarget(request), provider).catch(() => null);
  const place = [network?.country, network?.ip].filter((part) => part && !message.includes(part));
  return place.length > 0 ? `${message} (${place.join(', ')})` : message;
}
