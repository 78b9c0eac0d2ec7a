import 'server-only';
import type { Session } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';

/**
 * After a payment no PIN is asked for 30 s (spec 3 §5). The session keeps its id: nothing was unlocked that the PIN had not
 * unlocked, and an answer about a payment must not be lost with a changed cookie.
 */
export async function guardAfterPayment(session: Session): Promise<void> {
  const current = sharedSessions.newest(session);
  const now = Date.now();
  const before = current.parental ?? { unlockedAt: null, subject: null, isRemembered: false };
  await sharedSessions.settle({ ...current, parental: { ...before, transactionAt: now } }, now);
}
