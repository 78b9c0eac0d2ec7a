import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import { getParentalAccount } from '@/lib/platform/resources/parental';
import { giveMoreTime } from '@/lib/platform/sign-in/profiles';
import { PinRequired } from '@/lib/rules/parental/pin-required';
import { limit } from '@/lib/server/gateway/http/limit';
import { readRequestBody } from '@/lib/server/gateway/http/request-body';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseGuest } from '@/lib/server/gateway/session/session-profile';
import type { Session } from '@/lib/server/session/session';
import { Pin, withPinOfAdult } from './pin';

const Body = v.object({ pin: v.optional(Pin) });

/**
 * `POST /api/session/screen-time {pin?}`: a parent gives the child of this session 30 minutes more. The PIN unlocks
 * nothing else, so the session stays a child's.
 */
export function moreScreenTime(request: Request): Promise<Response> {
  return personal(request, async () => {
    const body = await readRequestBody(request, Body);
    if (body instanceof Response) return body;
    const tooOften = body.pin === undefined ? null : await limit(request, { byAddress: 'pinPerAddress' });
    if (tooOften) return tooOften;
    await asViewer(request, async (target, session) => {
      refuseGuest(session);
      await give(target, session, body.pin ?? null);
    });
  });
}

async function give(target: Target, session: Session, pin: string | null): Promise<void> {
  const { status } = await getParentalAccount(target);
  if (status !== 'set') return giveMoreTime(target, null);
  if (pin === null) throw new PinRequired('profile', null);
  await withPinOfAdult(session, () => giveMoreTime(target, pin));
}
