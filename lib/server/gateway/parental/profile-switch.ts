import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import { getParentalAccount } from '@/lib/platform/resources/parental';
import { activeProfile, switchProfile } from '@/lib/platform/sign-in/profiles';
import { PinRequired } from '@/lib/rules/parental/pin-required';
import type { Unlock } from '@/lib/rules/parental/rules';
import type { Profile } from '@/lib/rules/profiles/profile';
import { allowsMore, needsParentalCheck } from '@/lib/rules/profiles/rules';
import { limit } from '@/lib/server/gateway/http/limit';
import { readRequestBody } from '@/lib/server/gateway/http/request-body';
import { changeSession, personal } from '@/lib/server/gateway/session/as-viewer';
import { findProfile, refuseGuest } from '@/lib/server/gateway/session/session-profile';
import type { Session } from '@/lib/server/session/session';
import { sessionProfileOf } from '@/lib/server/session/session-data';
import { requirePin } from './parental-check';
import { Pin, withPinOfAdult } from './pin';

const Body = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** From a child's profile to one that may watch more. */
  pin: v.optional(Pin),
  /** Spec 3 §4: the PIN "can be saved for a time". */
  remember: v.optional(v.boolean(), false),
});

/**
 * `POST /api/session/profiles/active {id, pin?, remember?}`: another profile becomes active, with a new
 * session id (quality S07). From an adult's profile to a child's freely, to an adult one after a parental check; from a child's to
 * one that may watch more with the PIN (spec 3 §4, §6).
 */
export function switchTo(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Body);
    if (body instanceof Response) return body;
    const { id, pin, remember } = body;
    const tooOften = pin === undefined ? null : await limit(request, { byAddress: 'pinPerAddress' });
    if (tooOften) return tooOften;
    return changeSession(request, async (target, session) => {
      refuseGuest(session);
      const [next, before] = await Promise.all([findProfile(target, id), activeProfile(target)]);
      const isWayOut = before.role === 'child' && next.id !== before.id && allowsMore(next, before);
      const done = isWayOut
        ? await leaveChildMode(target, session, next, pin ?? null)
        : await change(target, session, next, before);
      const profile = sessionProfileOf(done);
      const pinFor = isWayOut && pin !== undefined ? { remember } : null;
      return {
        value: { profile },
        change: { profile, parental: unlockAfter(session, before, done, pinFor) },
      };
    });
  });
}

async function change(target: Target, session: Session, next: Profile, before: Profile): Promise<Profile> {
  if (next.id === before.id) return before;
  if (needsParentalCheck(next)) await requirePin(target, session, 'profile');
  return switchProfile(target, next.id, null);
}

/**
 * Leaving a child's profile needs the PIN, whatever the settings of the device are (spec 3 §6). The platform
 * never reveals the PIN to a child's session, so it compares the input itself; attempts are limited here as
 * everywhere.
 */
async function leaveChildMode(
  target: Target,
  session: Session,
  next: Profile,
  pin: string | null,
): Promise<Profile> {
  const { status } = await getParentalAccount(target);
  if (status !== 'set') return switchProfile(target, next.id, null);
  if (pin === null) throw new PinRequired('profile', null);
  return withPinOfAdult(session, () => switchProfile(target, next.id, pin));
}

/**
 * Switching to a child's profile locks the device; the PIN that leaves it also unlocks as usual (spec 1 §4).
 */
function unlockAfter(
  { parental }: Session,
  before: Profile,
  now: Profile,
  pin: { remember: boolean } | null,
): Unlock | null {
  if (before.role === 'adult' && now.role === 'adult') return parental;
  if (now.role === 'child' || !pin) return null;
  return { unlockedAt: Date.now(), subject: null, isRemembered: pin.remember, transactionAt: null };
}
