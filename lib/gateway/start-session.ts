import 'server-only';
import { isCrawler } from '@/lib/session/crawlers';
import { forgetHints } from '@/lib/session/hints';
import { isSameOrigin } from '@/lib/session/origin';
import { readSession } from '@/lib/session/session';
import { answer, refuse } from './answer';
import { refusalOf } from './refusal';
import { SessionEdge } from './session-edge';

/** `POST /api/session`: makes sure that the viewer is somebody, a guest at least (spec 1 §4). */
export async function startSession(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, 'foreign_origin');
  if (isCrawler(request.headers.get('user-agent'))) return refuse(403, 'no_session_for_crawlers');
  const now = Date.now();
  const edge = new SessionEdge(request, await readSession(now));
  try {
    await edge.run({ type: 'start', now, isSkipped: false });
    await forgetHints();
    return answer(200, { is_guest: edge.session?.isGuest ?? true });
  } catch (error) {
    return refusalOf(request, error);
  }
}
