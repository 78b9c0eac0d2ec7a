import 'server-only';
import { PlatformError } from '@/lib/platform/errors';
import { activeProfile } from '@/lib/platform/profiles';
import { readSession, type SessionProfile } from '@/lib/session/session';
import { answer } from './answer';
import { asViewer } from './as-viewer';
import { remember, seatOf } from './profile-seat';

/** The header should not wait long for a face. */
const PROFILE_TIMEOUT_MS = 2_000;

/** `GET /api/session`: who the viewer is, from the sealed cookie; only a profile it does not know yet is asked for. */
export async function sessionState(request: Request): Promise<Response> {
  const session = await readSession(Date.now());
  if (!session) return answer(200, { state: 'none', name: null, phone: null, profile: null });
  const { isGuest, name, phone, profile } = session;
  if (isGuest) return answer(200, { state: 'guest', name, phone, profile: null });
  return answer(200, { state: 'user', name, phone, profile: profile ?? (await learnProfile(request)) });
}

/** No door tells which profile the device is used with. */
async function learnProfile(request: Request): Promise<SessionProfile | null> {
  try {
    const { value, session } = await asViewer(request, (target) =>
      activeProfile({ ...target, timeoutMs: PROFILE_TIMEOUT_MS, retries: 0 }),
    );
    const seat = seatOf(value);
    await remember(session, seat);
    return seat;
  } catch (error) {
    if (error instanceof PlatformError) return null;
    throw error;
  }
}
