import type { Database } from '../../db/open.ts';
import { toMinor } from '../../domain/billing/money.ts';
import type { PaymentGateway } from './bank.ts';
import { cardsOf } from './cards.ts';
import { lockTransaction, settleCharge, settleIn } from './settle.ts';
import type { Transaction } from './transactions.ts';

interface Charging {
  id: number;
  gateway: PaymentGateway;
  now: number;
}

/**
 * Charges the linked card of a transaction. One that has ended, or whose bank did not answer, is returned unchanged. The bank is asked
 * outside of database transactions, because a slow one would hold a connection for each viewer; it executes an order once, also for a
 * request that is repeated or runs beside this one (docs/GATEWAYS.md).
 */
export async function chargeLinkedCard(db: Database, charging: Charging): Promise<Transaction> {
  const { id, gateway, now } = charging;
  const { transaction, charge } = await db.transaction((tx) => beginCharge(tx, charging));
  if (!charge) return transaction;
  const outcome = await gateway.chargeCard(charge);
  return db.transaction((tx) => settleCharge(tx, { id, outcome, gateway, now }));
}

async function beginCharge(tx: Database, { id, gateway, now }: Charging) {
  const transaction = await lockTransaction(tx, id);
  const { userId, cardId, status, failure, currency } = transaction;
  if (status !== 'pending' || failure !== null) return { transaction, charge: null };
  const card = (await cardsOf(tx, userId)).find((one) => one.id === cardId);
  // The card was removed in another window during the confirmation.
  if (!card) {
    const ending = { kind: 'failed', failure: 'unknown_card' } as const;
    return { transaction: await settleIn(tx, { id, ending, gateway, now }), charge: null };
  }
  const amount = toMinor(transaction.amount);
  return { transaction, charge: { transactionId: id, amount, currency, bankToken: card.bankToken } };
}
