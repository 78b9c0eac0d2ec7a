import type { Database } from '../../db/open.ts';
import { toMinor } from '../../domain/billing/money.ts';
import type { PaymentGateway } from './bank.ts';
import { cardsOf } from './cards.ts';
import { lockTransaction, settleCharge, settleIn } from './settle.ts';
import type { Transaction } from './transactions.ts';

/**
 * Charges the linked card of a transaction. The bank is called under the lock of the account, so nobody else can pay or end
 * the same transaction. A transaction that has ended, or whose bank did not answer, is returned unchanged.
 */
export function chargeLinkedCard(
  db: Database,
  { id, gateway, now }: { id: number; gateway: PaymentGateway; now: number },
): Promise<Transaction> {
  return db.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, id);
    const { userId, cardId, status, failure, currency } = transaction;
    if (status !== 'pending' || failure !== null) return transaction;
    const card = (await cardsOf(tx, userId)).find((one) => one.id === cardId);
    // The card was removed in another window during the confirmation.
    if (!card) return settleIn(tx, { id, ending: { kind: 'failed', failure: 'unknown_card' }, gateway, now });
    const amount = toMinor(transaction.amount);
    const outcome = await gateway.chargeCard({
      transactionId: id,
      amount,
      currency,
      bankToken: card.bankToken,
    });
    return settleCharge(tx, { id, outcome, gateway, now });
  });
}
