import type { Database } from '../../db/open.ts';
import { toMinor } from '../../domain/billing/money.ts';
import { buy } from '../buying/buy.ts';
import { bookEntry } from '../ledger.ts';
import { redeem } from '../promo/promo.ts';
import { type BankCard, connected, type PaymentGateway } from './bank.ts';
import { storeCard } from './cards.ts';
import type { Transaction } from './transactions.ts';

interface Paid {
  transaction: Transaction;
  /** The card it was paid with, where the bank handed it over. */
  card: BankCard | undefined;
  gateway: PaymentGateway | null;
  now: number;
}

/** The unit that a card was linked with goes back where it came from (spec 3 §5). */
async function giveBack(tx: Database, { transaction, gateway, now }: Paid): Promise<void> {
  const { id, accountId } = transaction;
  const amount = toMinor(transaction.amount);
  const reference = `refund:transaction:${id}`;
  await bookEntry(tx, { accountId, amount: -amount, kind: 'refund', reference, now });
  await connected(gateway).refund({ transactionId: id, amount });
}

/** What a transaction was paid for, once its money is on the account. Throws when it cannot be had. */
export async function fulfil(tx: Database, paid: Paid): Promise<void> {
  const { transaction, card, now } = paid;
  const { id, userId, purpose } = transaction;
  if (card && (transaction.isSaveCard || purpose.kind === 'card')) await storeCard(tx, userId, card, now);
  if (purpose.kind === 'purchase') {
    const { purchaseTypeId } = purpose;
    await buy(tx, { userId, purchaseTypeId, now, reference: `transaction:${id}` });
  }
  if (purpose.kind === 'card' && purpose.isRefunded) await giveBack(tx, paid);
  if (purpose.kind === 'promo') {
    const { isPaymentReturned } = await redeem(tx, { userId, key: purpose.key, now });
    if (isPaymentReturned) await giveBack(tx, paid);
  }
}
