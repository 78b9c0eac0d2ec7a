import 'server-only';
import * as v from 'valibot';
import { removeDevice } from '@/lib/platform/devices';
import { PlatformError } from '@/lib/platform/errors';
import { loginByCode, loginByPassword } from '@/lib/platform/login';
import { withToken } from '@/lib/platform/token';
import type { Target } from '@/lib/platform/transport';
import { describeDevice } from '@/lib/session/device';
import { enter } from '@/lib/session/enter';
import { type GuestBefore, newSession, readSession, type Session } from '@/lib/session/session';
import { sharedSessions } from '@/lib/session/shared';
import { answer } from './answer';
import { limit, phoneDigits, readAtDoor } from './door';
import { refusalAtDoor } from './refusal';
import { SessionEdge } from './session-edge';
import { viewerTarget } from './viewer';

const short = (length: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(length));

const Credentials = v.union([
  v.object({ phone: phoneDigits, code: v.pipe(v.string(), v.trim(), v.regex(/^\d{4,8}$/)) }),
  v.object({ login: short(254), password: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
]);

/** `POST /api/session/login` with `{phone, code}` or `{login, password}` (spec 1 §4 "Login flow" 3, 5). */
export async function logIn(request: Request): Promise<Response> {
  const given = await readAtDoor(request, Credentials);
  if (given instanceof Response) return given;
  const key = ('code' in given ? given.phone : given.login).toLowerCase();
  const tooOften = limit(request, { by: 'loginPerName', key, byAddress: 'loginPerAddress' });
  if (tooOften) return tooOften;

  const before = await readSession(Date.now());
  const target = viewerTarget(request);
  // With the guest's token along, what the guest watched and liked becomes the person's (spec 1 §4 was_guest).
  const asBefore = before?.isGuest ? withToken(target, before.token) : target;
  try {
    const token =
      'code' in given
        ? await loginByCode(asBefore, given.phone, given.code)
        : await loginByPassword(asBefore, given.login, given.password);
    const person = await enter(target, token, describeDevice(request.headers.get('user-agent') ?? ''));
    const session = newSession({ ...person, guestBefore: guestOf(before) }, Date.now());
    const edge = new SessionEdge(request, session);
    await edge.run({ type: 'loggedIn', now: session.tokenSetAt });
    if (before) await leave(before, target);
    return answer(200, { isGuest: session.isGuest, name: session.name, phone: session.phone });
  } catch (error) {
    return refusalAtDoor(request, error);
  }
}

/** The session before is over; a person who was still logged in leaves no device behind. */
async function leave(before: Session, target: Target): Promise<void> {
  sharedSessions.end(before, Date.now());
  if (before.isGuest) return;
  await removeDevice(withToken(target, before.token), before.deviceId).catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error;
  });
}

function guestOf(before: Session | null): GuestBefore | null {
  if (!before?.isGuest) return before?.guestBefore ?? null;
  return { userId: before.userId, deviceId: before.deviceId };
}
