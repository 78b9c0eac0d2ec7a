import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import { beginByPhone, chargeCard, listPayforms } from '@/lib/platform/resources/commerce/payforms';
import { buyFromBalance } from '@/lib/platform/resources/commerce/purchases';
import { beginTransaction, getTransaction } from '@/lib/platform/resources/commerce/transactions';
import { getPurse, type Purse } from '@/lib/platform/resources/commerce/wire';
import { PAYSYSTEMS, type PaysystemName, type Transaction } from '@/lib/rules/commerce/product';
import { isOwnPath } from '@/lib/rules/modals/address';
import { requirePin } from '@/lib/server/gateway/parental/parental-check';
import { PlatformError } from '@/lib/shared/platform-error';
import { asBuyerWith, type Buyer } from './as-buyer';
import { guardAfterPayment } from './transaction-guard';

const numericId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** There is no amount to pay here, and none that would be used: the platform has the price. */
const Body = v.object({
  attempt: v.pipe(v.string(), v.uuid()),
  by: v.picklist(['balance', ...PAYSYSTEMS]),
  offerId: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  wayId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  /** The terms that the viewer saw. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  returnPath: v.pipe(v.string(), v.maxLength(500), v.check(isOwnPath)),
  cardId: v.nullable(numericId),
  phone: v.nullable(v.pipe(v.string(), v.maxLength(32))),
  isCardSaved: v.boolean(),
  /** Payments that were left for another way: if one of them was paid, nothing more is charged. */
  earlier: v.pipe(v.array(numericId), v.maxLength(20)),
});

type Order = v.InferOutput<typeof Body>;

/** Paid at once, or a payment on its way. */
type Paid = { transaction: Transaction | null };

/**
 * `POST /api/commerce/pay`: charges once for each `attempt`, however often it is sent. The parental code is checked here,
 * and so are the terms: when they have changed since they were shown, nothing is charged (409 `price_changed`).
 */
export function pay(request: Request): Promise<Response> {
  const origin = new URL(request.headers.get('origin') ?? request.url).origin;
  return asBuyerWith(request, Body, async (buyer, order): Promise<Paid> => {
    const purse = await getPurse(buyer.target);
    const earlier = await paidEarlier(buyer.target, order.earlier, purse);
    if (earlier) return { transaction: earlier };
    await requirePinFor(buyer, order.by, purse.accountId);
    const { by } = order;
    return by === 'balance'
      ? payFromBalance(buyer, order, purse)
      : begin(buyer, { ...order, by }, purse, origin);
  });
}

async function payFromBalance({ target, session }: Buyer, order: Order, purse: Purse): Promise<Paid> {
  const { wayId, version, attempt } = order;
  await buyFromBalance(target, { wayId, version, accountId: purse.accountId, attempt });
  guardAfterPayment(session);
  return { transaction: null };
}

async function begin(
  { target }: Buyer,
  order: Order & { by: PaysystemName },
  { accountId, money }: Purse,
  origin: string,
): Promise<Paid> {
  const { by: paysystem, offerId, version, isCardSaved, cardId, phone, attempt } = order;
  const returnUrl = returnUrlOf(origin, order);
  const begun = await beginTransaction(
    target,
    { offerId, version, paysystem, returnUrl, isCardSaved, cardId, attempt },
    money,
  );
  if (begun.status !== 'pending') return { transaction: begun };
  const charge = { accountId, paid: { transactionId: begun.id } };
  if (paysystem === 'linkedcard')
    return {
      transaction: await chargeCard(target, { ...charge, cardId, attempt: `${attempt}-card` }, money),
    };
  if (phone !== null)
    return {
      transaction: await beginByPhone(
        target,
        { ...charge, paysystem, phone, attempt: `${attempt}-phone` },
        money,
      ),
    };
  return { transaction: begun };
}

/** The page where the purchase goes on, also in another browser: the offer says which payment it was. */
function returnUrlOf(origin: string, { returnPath, offerId }: Order): string {
  const url = new URL(returnPath, origin);
  url.searchParams.set('offer', offerId);
  return url.href;
}

/** Read on the server: a way that is confirmed outside needs no PIN (spec 3 §3 Paysystem). */
async function requirePinFor({ target, session }: Buyer, by: Order['by'], accountId: number): Promise<void> {
  if (by !== 'balance') {
    const ways = await listPayforms(target, accountId);
    if (ways.some(({ name, skipsParentalControl }) => name === by && skipsParentalControl)) return;
  }
  await requirePin(target, session, 'pay');
}

async function paidEarlier(target: Target, ids: number[], { money }: Purse): Promise<Transaction | null> {
  for (const id of ids) {
    const transaction = await getTransaction(target, id, money).catch(unlessRefused);
    if (transaction?.status === 'complete') return transaction;
  }
  return null;
}

/** A silent bank does not stop the viewer from paying in another way. */
function unlessRefused(error: unknown): null {
  if (error instanceof PlatformError) return null;
  throw error;
}
