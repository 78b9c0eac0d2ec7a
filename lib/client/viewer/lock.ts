import { SESSION_LOCK } from '@/lib/rules/pages/early-answers';

/**
 * A session starts or ends in one tab at a time, because a guest session that is still being created must not
 * replace a login. Locks exist in secure contexts only; without them tabs are not coordinated.
 */
export function withSessionLock<T>(change: () => Promise<T>): Promise<T> {
  return navigator.locks?.request(SESSION_LOCK, change) ?? change();
}
