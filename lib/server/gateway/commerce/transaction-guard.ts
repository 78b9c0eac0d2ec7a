import 'server-only';
import type { EndedTransaction } from '@/lib/platform/resources/commerce/wire';
import type { Session } from '@/lib/server/session/session';
import { sharedSessions } from '@/lib/server/session/shared-sessions';

/**
 * For 30 s after a payment no PIN is asked for (spec 3 §5). The session keeps its id: nothing was unlocked that the PIN had not
 * unlocked, and an answer about a payment must not be lost with a changed cookie.
 */
export async function guardAfterPayment(session: Session, paidAt = Date.now()): Promise<void> {
  const current = sharedSessions.newest(session);
  const before = current.parental ?? { unlockedAt: null, subject: null, isRemembered: false };
  const transactionAt = Math.max(paidAt, current.parental?.transactionAt ?? 0);
  await sharedSessions.settle({ ...current, parental: { ...before, transactionAt } }, Date.now());
}

/**
 * The same for a transaction, which can be read many times: the 30 s count from its end. If its end is unknown they
 * count from its creation, so that the PIN is never skipped for longer.
 */
export async function guardAfterTransaction(session: Session, transaction: EndedTransaction): Promise<void> {
  const { status, settledAt, createdAt } = transaction;
  if (status === 'complete') await guardAfterPayment(session, settledAt ?? createdAt);
}
