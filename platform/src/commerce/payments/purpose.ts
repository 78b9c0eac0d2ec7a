import type { Database } from '../../db/open.ts';
import { toMinor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';
import { buy } from '../buying/buy.ts';
import { bookEntry, transactionReference } from '../ledger.ts';
import { redeem } from '../promo/promo.ts';
import { type BankCard, connected, type PaymentGateway } from './bank.ts';
import { storeCard } from './cards.ts';
import { payContract } from './contract.ts';
import type { Transaction } from './transactions.ts';

interface Paid {
  transaction: Transaction;
  /** The card of the payment, if the bank returned it. */
  card: BankCard | undefined;
  gateway: PaymentGateway | null;
  now: number;
}

/** Refunds the unit that was charged to link a card (spec 3 §5). When the bank refuses, the card stays linked and the unit on the balance. */
async function refundUnit(tx: Database, { transaction, gateway, now }: Paid): Promise<void> {
  const { id, accountId, currency } = transaction;
  const amount = toMinor(transaction.amount);
  const entry = { accountId, amount: -amount, reference: `refund:transaction:${id}`, transactionId: id, now };
  const refund = async (inner: Database) => {
    await bookEntry(inner, { ...entry, kind: 'refund', counter: 'bank' });
    await connected(gateway).refund({ transactionId: id, amount, currency });
  };
  await tx.transaction(refund).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

/** Does what the transaction was paid for, after its money was credited. Throws when that is impossible. */
export async function fulfil(tx: Database, paid: Paid): Promise<void> {
  const { transaction, card, now } = paid;
  const { id, userId, accountId, purpose } = transaction;
  if (card && (transaction.isSaveCard || purpose.kind === 'card')) await storeCard(tx, userId, card, now);
  if (purpose.kind === 'refill')
    await payContract(tx, { userId, accountId, reference: transactionReference(id), now });
  if (purpose.kind === 'purchase') {
    const { purchaseTypeId, version } = purpose;
    await buy(tx, { userId, purchaseTypeId, now, reference: transactionReference(id), version });
  }
  if (purpose.kind === 'card' && purpose.isRefunded) await refundUnit(tx, paid);
  if (purpose.kind === 'promo') {
    const { isPaymentReturned } = await redeem(tx, { userId, key: purpose.key, transactionId: id, now });
    if (isPaymentReturned) await refundUnit(tx, paid);
  }
}
