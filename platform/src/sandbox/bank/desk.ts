import { eq } from 'drizzle-orm';
import type { PaymentGateway } from '../../commerce/payments/bank.ts';
import { opensPage } from '../../commerce/payments/bank-key.ts';
import { type Product, productOf } from '../../commerce/payments/offer-product.ts';
import { ownReturnUrl } from '../../commerce/payments/return-address.ts';
import {
  expireDue,
  lockTransaction,
  settle,
  settleCharge,
  settleIn,
} from '../../commerce/payments/settle.ts';
import type { Transaction } from '../../commerce/payments/transactions.ts';
import type { Database } from '../../db/open.ts';
import { transactions } from '../../db/schema/money.ts';
import { users } from '../../db/schema/session.ts';
import { toMinor } from '../../domain/billing/money.ts';
import { type Provider, providerById } from '../../session/provider.ts';
import { bankCardOf, chargeTestCard, type TestCardName } from './cards.ts';

/** A payment as the bank's page shows it. */
export interface PaymentForPage {
  transaction: Transaction;
  /** The receiver of the money. */
  provider: Provider;
  /** The product that is bought; null for a top-up and for a card. */
  product: Product | null;
  /** The page to return to; null without one, or when its host is not ours. */
  returnUrl: string | null;
}

/** A payment by its number and the key of its address; null when they do not match. */
export async function paymentForPage(
  db: Database,
  { id, key, now, returnHosts }: { id: number; key: string; now: number; returnHosts: readonly string[] },
): Promise<PaymentForPage | null> {
  const find = () => db.select().from(transactions).where(eq(transactions.id, id));
  const [row] = await find();
  if (!row || !opensPage(key, row.pageKeyHash)) return null;
  await expireDue(db, row.userId, now);
  const [transaction = row] = await find();
  const [user] = await db
    .select({ providerId: users.providerId })
    .from(users)
    .where(eq(users.id, transaction.userId));
  const provider = user && (await providerById(db, user.providerId));
  if (!provider) return null;
  const { purpose } = transaction;
  const product = purpose.kind === 'purchase' ? await productOf(db, purpose.purchaseTypeId) : null;
  return { transaction, provider, product, returnUrl: ownReturnUrl(transaction.returnUrl, returnHosts) };
}

type PaymentRef = { id: number; gateway: PaymentGateway; now: number };

/** Pays with a card of the bank. A payment whose bank does not answer is not tried again. */
export function payWithCard(
  db: Database,
  { card, ...ref }: PaymentRef & { card: TestCardName },
): Promise<Transaction> {
  return db.transaction(async (tx) => {
    const { status, failure, amount } = await lockTransaction(tx, ref.id);
    const bankCard = bankCardOf(card, ref.now);
    if (status !== 'pending' || failure !== null) return lockTransaction(tx, ref.id);
    const outcome = chargeTestCard(bankCard.bankToken, toMinor(amount));
    return outcome.kind === 'paid'
      ? settleIn(tx, { ...ref, ending: { kind: 'paid', card: bankCard } })
      : settleCharge(tx, { ...ref, outcome });
  });
}

/** Cancels the payment. */
export function cancelPayment(db: Database, ref: PaymentRef): Promise<Transaction> {
  return settle(db, { ...ref, ending: { kind: 'failed', failure: 'payment_cancelled' } });
}
