import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { transactions } from '../../../db/schema/money.ts';
import { ApiError } from '../../../http/errors.ts';
import type { PaymentGateway } from '../bank.ts';
import { type Ending, settle } from '../settle.ts';
import type { Transaction } from '../transactions.ts';
import type { Notice } from './wire.ts';

const failures = {
  declined: 'payment_declined',
  no_money: 'payment_no_money',
  legal: 'payment_legal',
  cancelled: 'payment_cancelled',
} as const;

function endingOf({ type, reason, card }: Notice): Ending {
  if (type === 'failed') return { kind: 'failed', failure: failures[reason ?? 'declined'] };
  if (!card) return { kind: 'paid' };
  const { last_digits: lastDigits, token: bankToken, expires = null } = card;
  return { kind: 'paid', card: { lastDigits, bankToken, expires } };
}

/**
 * Does what a notice of the bank says. `settle` ends a transaction once: a notice that comes again changes nothing, one
 * that comes after the other ending does not undo it, and money that comes too late goes back. An unknown order or another
 * sum is refused, whoever signed it.
 */
export async function takeNotice(
  db: Database,
  { notice, gateway, now }: { notice: Notice; gateway: PaymentGateway; now: number },
): Promise<Transaction> {
  const id = Number(notice.order);
  const [known] = await db.select().from(transactions).where(eq(transactions.id, id));
  if (!known) throw new ApiError('not_found', { message: 'unknown_transaction' });
  if (known.amount !== notice.amount || known.currency !== notice.currency) {
    throw new ApiError('invalid', { message: 'payment_differs' });
  }
  return settle(db, { id, ending: endingOf(notice), gateway, now });
}
