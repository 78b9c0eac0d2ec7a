import 'server-only';
import { readSession } from '@/lib/session/session';
import { answer } from './answer';

/** `GET /api/session`: who the viewer is, from the sealed cookie alone. */
export async function sessionState(): Promise<Response> {
  const session = await readSession(Date.now());
  if (!session) return answer(200, { state: 'none', name: null, phone: null });
  const { isGuest, name, phone } = session;
  return answer(200, { state: isGuest ? 'guest' : 'user', name, phone });
}
