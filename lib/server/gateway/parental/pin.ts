import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import { getParentalAccount, getPin, isPin, sendPin, setPin } from '@/lib/platform/resources/parental';
import { PIN_LENGTH } from '@/lib/rules/parental/pin-length';
import { PARENTAL_ACTIONS, type Unlock, unlockMinutes } from '@/lib/rules/parental/rules';
import { limit } from '@/lib/server/gateway/http/limit';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import { readRequestBody } from '@/lib/server/gateway/http/request-body';
import { asViewer, changeSession, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseChild, refuseGuest } from '@/lib/server/gateway/session/session-profile';
import { parentalMemory } from '@/lib/server/parental/memory';
import { isSamePin } from '@/lib/server/parental/same-pin';
import type { Session } from '@/lib/server/session/session';
import { PlatformError } from '@/lib/shared/platform-error';
import { watcherOf } from './parental-check';

export const Pin = v.pipe(v.string(), v.regex(new RegExp(`^[0-9]{${PIN_LENGTH}}$`)));

const Unlocking = v.object({
  pin: Pin,
  action: v.optional(v.picklist(PARENTAL_ACTIONS)),
  subject: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{3,8}(:\d{1,20}){1,2}$/)))),
  /** Whether the unlock lasts for the chosen duration (spec 3 §4 PIN set). */
  isRemembered: v.optional(v.boolean(), true),
});

/**
 * `POST /api/session/pin {pin, action?, subject?, isRemembered?}`: unlocks protected items (spec 1 §4
 * Parental).
 */
export function unlock(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Unlocking);
    if (body instanceof Response) return body;
    const tooOften = await limit(request, { byAddress: 'pinPerAddress' });
    if (tooOften) return tooOften;
    return changeSession(request, async (target, session) => {
      refuseGuest(session);
      await checkPin(target, session, body.pin);
      const { settings } = await watcherOf(target, session);
      const change = { parental: unlocked(session, body.subject ?? null, body.isRemembered) };
      return { value: { minutes: unlockMinutes(settings, body.isRemembered) }, change };
    });
  });
}

const Setting = v.object({ current: v.optional(Pin), pin: Pin });

/**
 * `PUT /api/session/pin {current?, pin}`: sets the first PIN, or changes it with the current one (spec 1 §5).
 */
export function changePin(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Setting);
    if (body instanceof Response) return body;
    const tooOften = await limit(request, { byAddress: 'pinPerAddress' });
    if (tooOften) return tooOften;
    return changeSession(request, async (target, session) => {
      refuseGuest(session);
      const { status } = await getParentalAccount(target);
      if (status === 'set') {
        if (!body.current) throw new OwnRefusal(409, 'pin_is_set');
        await checkPin(target, session, body.current);
      }
      await setPin(target, body.pin);
      await parentalMemory.changed('accounts', String(session.userId));
      return { value: { status: 'set' }, change: { parental: unlocked(session, null, true) } };
    });
  });
}

/** `POST /api/session/pin/sms`: sends the PIN to the phone of the account (spec 3 §4, §8). */
export function pinBySms(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { value } = await asViewer(request, async (target, session) => {
      refuseGuest(session);
      const tooOften = await limit(request, {
        by: 'pinSmsPerUser',
        key: String(session.userId),
        byAddress: 'pinSmsPerAddress',
      });
      return tooOften ?? sendPin(target);
    });
    return value;
  });
}

/**
 * Compares the PIN; each attempt is counted before the comparison (quality S13, R5).
 * @throws PlatformError: `throttled` with the seconds to wait, `error_wrong_code`, `pin_not_set`
 */
async function checkPin(target: Target, session: Session, pin: string): Promise<void> {
  // A child's session gets no answer about the PIN; leaving a child's profile is a change of profile (spec 3
  // §6).
  refuseChild(session);
  const key = String(session.userId);
  const { tries } = parentalMemory;
  refuseWaiting(await tries.wait(key, Date.now()));
  const { isSet, code } = await getPin(target);
  if (!isSet) throw new OwnRefusal(409, 'pin_not_set');
  refuseWaiting(await tries.use(key, Date.now()));
  const isRight = code === '' ? await isPin(target, pin) : isSamePin(pin, code);
  if (!isRight) throw new OwnRefusal(400, 'error_wrong_code');
  await tries.clear(key);
}

/**
 * A call of a child's session with the PIN of an adult: the platform compares it, because it never reveals the PIN to
 * a child. Each attempt is counted before the comparison.
 */
export async function withPinOfAdult<T>(session: Session, call: () => Promise<T>): Promise<T> {
  const key = String(session.userId);
  refuseWaiting(await parentalMemory.tries.use(key, Date.now()));
  const done = await call().catch((error: unknown) => {
    const isWrong = error instanceof PlatformError && error.kind === 'refused' && error.status === 403;
    throw isWrong ? new OwnRefusal(400, 'error_wrong_code') : error;
  });
  await parentalMemory.tries.clear(key);
  return done;
}

/** @throws PlatformError 429 with the seconds to wait, if any */
function refuseWaiting(seconds: number | null): void {
  if (seconds === null) return;
  throw new PlatformError('unavailable', 'too many wrong PINs', { status: 429, retryAfter: seconds });
}

function unlocked({ parental }: Session, subject: string | null, isRemembered: boolean): Unlock {
  return {
    unlockedAt: Date.now(),
    subject,
    isRemembered,
    transactionAt: parental?.transactionAt ?? null,
  };
}
