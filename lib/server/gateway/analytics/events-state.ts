import 'server-only';
import { LRUCache } from 'lru-cache';
import { pricesPaid } from '@/lib/platform/resources/subscriptions';
import { STATE_LIFE_MS } from '@/lib/rules/analytics/constants';
import { type UserState, userState } from '@/lib/rules/analytics/events';
import { asViewer } from '@/lib/server/gateway/session/as-viewer';
import { readSession } from '@/lib/server/session/session';

const MAX_STATES = 10_000;

const states = new LRUCache<string, { state: UserState; until: number }>({ max: MAX_STATES });

/**
 * Spec 2 §4 Analytics user state: a class of users, never a single one. The server determines it, because a
 * page could send anything; it is left out when it cannot be read now.
 */
export async function stateOf(request: Request, now: number): Promise<UserState | null> {
  const session = await readSession(now);
  if (!session) return userState('none', []);
  if (session.isGuest) return userState('guest', []);
  const known = states.get(session.id);
  if (known && known.until > now) return known.state;
  try {
    // Like the statistic call, it must never log the viewer out (spec 1 §4).
    const { value } = await asViewer(request, (target) => pricesPaid(target), 'exempt');
    const state = userState('user', value);
    states.set(session.id, { state, until: now + STATE_LIFE_MS });
    return state;
  } catch {
    return null;
  }
}
