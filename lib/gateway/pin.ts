import 'server-only';
import * as v from 'valibot';
import { parentalMemory } from '@/lib/parental/memory';
import { PARENTAL_ACTIONS, type Unlock, unlockMinutes } from '@/lib/parental/rules';
import { isSamePin } from '@/lib/parental/same-pin';
import { PlatformError } from '@/lib/platform/errors';
import { getParentalAccount, getPin, isPin, sendPin, setPin } from '@/lib/platform/parental';
import type { Target } from '@/lib/platform/transport';
import type { PolicyName } from '@/lib/session/limits';
import type { Session } from '@/lib/session/session';
import { asViewer, changeSession, personal } from './as-viewer';
import { watcherOf } from './parental-check';
import { refuseChild, refuseGuest } from './profile-seat';
import { OwnRefusal } from './refusal';
import { limitKeyOf } from './viewer';
import { readWish } from './wish';

/** Spec 3 §5: exactly 4 digits. */
const Pin = v.pipe(v.string(), v.regex(/^[0-9]{4}$/));

const Unlocking = v.object({
  pin: Pin,
  action: v.optional(v.picklist(PARENTAL_ACTIONS)),
  subject: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{3,8}(:\d{1,20}){1,2}$/)))),
  /** Spec 3 §4 "can be saved for a time". */
  isRemembered: v.optional(v.boolean(), true),
});

/** `POST /api/session/pin {pin, action?, subject?, isRemembered?}`: opens what the parents have locked (spec 1 §4 Parental). */
export function unlock(request: Request): Promise<Response> {
  return personal(request, async () => {
    const wish = await readWish(request, Unlocking);
    if (wish instanceof Response) return wish;
    limitAddress(request, 'pinPerAddress');
    return changeSession(request, async (target, session) => {
      refuseGuest(session);
      await checkPin(target, session, wish.pin);
      const { settings } = await watcherOf(target, session);
      const change = { parental: unlocked(session, wish.subject ?? null, wish.isRemembered) };
      return { value: { minutes: unlockMinutes(settings, wish.isRemembered) }, change };
    });
  });
}

const Setting = v.object({ current: v.optional(Pin), pin: Pin });

/** `PUT /api/session/pin {current?, pin}`: the first PIN, or another one with the current (spec 1 §5). */
export function changePin(request: Request): Promise<Response> {
  return personal(request, async () => {
    const wish = await readWish(request, Setting);
    if (wish instanceof Response) return wish;
    limitAddress(request, 'pinPerAddress');
    return changeSession(request, async (target, session) => {
      refuseGuest(session);
      const { status } = await getParentalAccount(target);
      if (status === 'set') {
        if (!wish.current) throw new OwnRefusal(409, 'pin_is_set');
        await checkPin(target, session, wish.current);
      }
      await setPin(target, wish.pin);
      parentalMemory.accounts.forget(String(session.userId));
      return { value: { status: 'set' }, change: { parental: unlocked(session, null, true) } };
    });
  });
}

/** `POST /api/session/pin/sms`: the PIN to the phone of the account (spec 3 §4, §8 "PIN wrong"). */
export function pinBySms(request: Request): Promise<Response> {
  return personal(request, async () => {
    limitAddress(request, 'pinSmsPerAddress');
    await asViewer(request, async (target, session) => {
      refuseGuest(session);
      refuseWaiting(parentalMemory.limits.use('pinSmsPerUser', String(session.userId), Date.now()));
      await sendPin(target);
    });
  });
}

/**
 * The right PIN, or no way on: each try counts before it is compared (facts/quality.md S13, R5).
 * @throws PlatformError: `throttled` with the seconds to wait, `error_wrong_code`, `pin_not_set`
 */
async function checkPin(target: Target, session: Session, pin: string): Promise<void> {
  // A child is told nothing about the PIN: the way out of a child's world is a change of profile (spec 3 §6).
  refuseChild(session);
  const key = String(session.userId);
  const { tries } = parentalMemory;
  refuseWaiting(tries.wait(key, Date.now()));
  const { isSet, code } = await getPin(target);
  if (!isSet) throw new OwnRefusal(409, 'pin_not_set');
  refuseWaiting(tries.use(key, Date.now()));
  const isRight = code === '' ? await isPin(target, pin) : isSamePin(pin, code);
  if (!isRight) throw new OwnRefusal(400, 'error_wrong_code');
  tries.clear(key);
}

/** @throws PlatformError 429 when that address has asked too often */
export function limitAddress(request: Request, policy: PolicyName): void {
  refuseWaiting(parentalMemory.limits.use(policy, limitKeyOf(request), Date.now()));
}

/** @throws PlatformError 429 when there is something to wait for */
export function refuseWaiting(seconds: number | null): void {
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
