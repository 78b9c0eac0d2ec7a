import 'server-only';
import type { Target } from '@/lib/platform/http/transport';
import { listPayforms } from '@/lib/platform/resources/commerce/payforms';
import { findTransaction } from '@/lib/platform/resources/commerce/transactions';
import { type BuyerAccount, getBuyerAccount } from '@/lib/platform/resources/commerce/wire';
import type { Transaction } from '@/lib/rules/commerce/product';
import { PinRequired } from '@/lib/rules/parental/pin-required';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import { needsPin } from '@/lib/server/gateway/parental/parental-check';
import { asBuyerWith } from './as-buyer';
import { payByPaysystem } from './pay-by-paysystem';
import { payFromBalance } from './pay-from-balance';
import { type Paid, PayOrder } from './pay-order';

/**
 * `POST /api/commerce/pay`: charges once for each `attempt`, however often it is sent. The parental code is checked here,
 * and so are the terms: when they have changed since they were shown, nothing is charged (409 `price_changed`). Neither is
 * anything where another user has logged in meanwhile (409 `other_buyer`).
 */
export function pay(request: Request): Promise<Response> {
  return asBuyerWith(request, PayOrder, async (buyer, order): Promise<Paid> => {
    const { target, session } = buyer;
    if (order.buyerId !== session.userId) throw new OwnRefusal(409, 'other_buyer');
    // In parallel, because each of these calls would add to the time that the viewer waits.
    const [account, isPinNeeded] = await Promise.all([
      getBuyerAccount(target),
      needsPin(target, session, 'pay'),
    ]);
    const earlier = await paidEarlier(target, order.earlier, account);
    if (earlier) return { transaction: earlier };
    const { by } = order;
    if (isPinNeeded && !(await skipsPin(target, by, account.accountId))) throw new PinRequired('pay', null);
    if (by === 'balance') return payFromBalance(buyer, order, account);
    // Our own: it was compared with the host.
    const { origin } = new URL(request.headers.get('origin') ?? request.url);
    return payByPaysystem(buyer, { ...order, by }, account, origin);
  });
}

/** Read on the server: a way that is confirmed outside needs no PIN (spec 3 §3 Paysystem). */
async function skipsPin(target: Target, by: PayOrder['by'], accountId: number): Promise<boolean> {
  if (by === 'balance') return false;
  const ways = await listPayforms(target, accountId);
  return ways.some(({ name, skipsParentalControl }) => name === by && skipsParentalControl);
}

async function paidEarlier(
  target: Target,
  ids: number[],
  { money }: BuyerAccount,
): Promise<Transaction | null> {
  const found = await Promise.all(ids.map((id) => findTransaction(target, id, money)));
  return found.find((transaction) => transaction?.status === 'complete') ?? null;
}
