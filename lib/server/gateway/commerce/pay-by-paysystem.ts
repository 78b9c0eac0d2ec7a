import 'server-only';
import { send } from '@/lib/platform/http/transport';
import { getOwnPacket } from '@/lib/platform/resources/commerce/packets';
import {
  beginByPhone,
  beginByQr,
  beginOnPage,
  type ChargedPayment,
  chargeCard,
} from '@/lib/platform/resources/commerce/payforms';
import { beginTransaction } from '@/lib/platform/resources/commerce/transactions';
import { type BuyerAccount, missingOf } from '@/lib/platform/resources/commerce/wire';
import { beginPromoPayment } from '@/lib/platform/resources/promo';
import { promoInfoCall } from '@/lib/platform/resources/promo-info';
import { refillFor } from '@/lib/rules/commerce/amount';
import type { PaysystemName, Transaction } from '@/lib/rules/commerce/product';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import type { Buyer } from './as-buyer';
import type { Paid, PayOrder } from './pay-order';

type Order = PayOrder & { by: PaysystemName };

/**
 * Pays for an offer, or tops up the balance: a refill, or the amount that the balance lacks in the direct flow (spec 3
 * §4).
 */
export async function payByPaysystem(
  { target }: Buyer,
  order: Order,
  account: BuyerAccount,
  origin: string,
): Promise<Paid> {
  const { accountId, money } = account;
  const { by: paysystem, offerId, version, isCardSaved, cardId, phone, attempt } = order;
  const returnUrl = returnUrlOf(origin, order);
  const begun = await begunPayment();
  // The request was repeated after the payment ended, or this payment method needs no further call.
  const isBegun = begun && (begun.status !== 'pending' || (paysystem !== 'linkedcard' && phone === null));
  if (isBegun) return { transaction: begun };
  const paid: ChargedPayment = begun
    ? { transactionId: begun.id }
    : { amount: await amountOf({ target }, order, account) };
  const charge = { accountId, paid, paysystem, attempt: `${attempt}-form` };
  const transaction = await formOf();
  return { transaction };

  /** What the platform has priced: an offer, or a promo key. */
  async function begunPayment(): Promise<Transaction | null> {
    const begin = { paysystem, returnUrl, cardId, isCardSaved, attempt };
    if (offerId !== null)
      return beginTransaction(target, { ...begin, offerId, version, shown: order.shown }, money);
    if (order.item.kind !== 'promo') return null;
    const { code: key } = order.item;
    const { cost } = await send(promoInfoCall(key), target);
    if (cost !== order.shown) throw new OwnRefusal(409, 'price_changed');
    return beginPromoPayment(target, { ...begin, key }, money);
  }

  function formOf(): Promise<Transaction> {
    if (paysystem === 'linkedcard') return chargeCard(target, { ...charge, cardId }, money);
    if (phone !== null) return beginByPhone(target, { ...charge, phone }, money);
    if (/^qrcode/.test(paysystem)) return beginByQr(target, charge, money);
    return beginOnPage(target, { ...charge, returnUrl, isCardSaved }, money);
  }
}

/**
 * The amount to top up: the one that the viewer chose, or what the balance lacks for a packet of the direct flow at the
 * shown price.
 */
async function amountOf(
  { target }: Pick<Buyer, 'target'>,
  { item, shown }: Order,
  account: BuyerAccount,
): Promise<string> {
  if (item.kind === 'refill' && item.amount !== null) return item.amount;
  if (item.kind !== 'packet') throw new OwnRefusal(400, 'invalid');
  const { amount } = await getOwnPacket(target, item.key);
  if (amount !== shown) throw new OwnRefusal(409, 'price_changed');
  const missing = missingOf(amount, account);
  // The balance is already enough, perhaps because an earlier answer was lost. The browser then buys the packet from
  // the balance.
  if (Number(missing) === 0) throw new OwnRefusal(400, 'payment_nothing_due');
  return refillFor(missing);
}

/** The page to which the bank returns. The offer in its query identifies the payment, also in another browser. */
function returnUrlOf(origin: string, { returnPath, offerId }: Order): string {
  const url = new URL(returnPath, origin);
  if (offerId) url.searchParams.set('offer', offerId);
  return url.href;
}
