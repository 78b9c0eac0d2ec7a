import 'server-only';
import { createGuest } from '@/lib/platform/guest';
import { isCrawler } from '@/lib/session/crawlers';
import { describeDevice } from '@/lib/session/device';
import { isSameOrigin } from '@/lib/session/origin';
import { newSession, readSession, writeSession } from '@/lib/session/session';
import { answer, refuse } from './answer';
import { refusalAtDoor } from './refusal';
import { viewerTarget } from './viewer';

/** `POST /api/session`: makes sure that the viewer is somebody, a guest at least. Asking again changes nothing. */
export async function startSession(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, 'foreign_origin');
  const userAgent = request.headers.get('user-agent');
  if (isCrawler(userAgent)) return refuse(403, 'no_session_for_crawlers');

  const now = Date.now();
  const known = await readSession(now);
  if (known) return answer(200, { is_guest: known.isGuest });
  try {
    const guest = await createGuest(viewerTarget(request), describeDevice(userAgent ?? ''));
    await writeSession(newSession({ ...guest, isGuest: true }, now));
    return answer(200, { is_guest: true });
  } catch (error) {
    return refusalAtDoor(request, error);
  }
}
