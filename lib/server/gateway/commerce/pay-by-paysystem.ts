import 'server-only';
import { getOwnPacket } from '@/lib/platform/resources/commerce/packets';
import {
  beginByPhone,
  beginByQr,
  beginOnPage,
  chargeCard,
  type Topped,
} from '@/lib/platform/resources/commerce/payforms';
import { beginTransaction } from '@/lib/platform/resources/commerce/transactions';
import { missingOf, type Purse } from '@/lib/platform/resources/commerce/wire';
import type { PaysystemName, Transaction } from '@/lib/rules/commerce/product';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import type { Buyer } from './as-buyer';
import type { Paid, PayOrder } from './pay-order';

type Order = PayOrder & { by: PaysystemName };

/** A payment for an offer, or money for the balance: a refill, or what the direct flow lacks (spec 3 §4). */
export async function payByPaysystem(
  { target }: Buyer,
  order: Order,
  purse: Purse,
  origin: string,
): Promise<Paid> {
  const { accountId, money } = purse;
  const { by: paysystem, offerId, version, isCardSaved, cardId, phone, attempt } = order;
  const returnUrl = returnUrlOf(origin, order);
  let paid: Topped;
  if (offerId !== null) {
    const begin = { offerId, version, paysystem, returnUrl, isCardSaved, cardId, attempt };
    const begun = await beginTransaction(target, begin, money);
    // Repeated after it was paid; or all that this way needs.
    const isBegun = begun.status !== 'pending' || (paysystem !== 'linkedcard' && phone === null);
    if (isBegun) return { transaction: begun };
    paid = { transactionId: begun.id };
  } else paid = { amount: await amountOf({ target }, order, purse) };
  const charge = { accountId, paid, paysystem, attempt: `${attempt}-form` };
  const transaction = await formOf();
  return { transaction };

  function formOf(): Promise<Transaction> {
    if (paysystem === 'linkedcard') return chargeCard(target, { ...charge, cardId }, money);
    if (phone !== null) return beginByPhone(target, { ...charge, phone }, money);
    if (/^qrcode/.test(paysystem)) return beginByQr(target, charge, money);
    return beginOnPage(target, { ...charge, returnUrl, isCardSaved }, money);
  }
}

/** What a viewer puts on the balance, or what it lacks for a packet of the direct flow at the price that was shown. */
async function amountOf(
  { target }: Pick<Buyer, 'target'>,
  { item, shown }: Order,
  purse: Purse,
): Promise<string> {
  if (item.kind === 'refill' && item.amount !== null) return item.amount;
  if (item.kind !== 'packet') throw new OwnRefusal(400, 'invalid');
  const { amount } = await getOwnPacket(target, item.key);
  if (amount !== shown) throw new OwnRefusal(409, 'price_changed');
  return missingOf(amount, purse);
}

/** The page where the purchase goes on, also in another browser: the offer says which payment it was. */
function returnUrlOf(origin: string, { returnPath, offerId }: Order): string {
  const url = new URL(returnPath, origin);
  if (offerId) url.searchParams.set('offer', offerId);
  return url.href;
}
