import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { listCards } from '@/lib/platform/resources/commerce/linked-cards';
import { makeOffer } from '@/lib/platform/resources/commerce/offers';
import { getOwnPacket, listWays, type OwnPacket } from '@/lib/platform/resources/commerce/packets';
import { listPayforms } from '@/lib/platform/resources/commerce/payforms';
import {
  type BuyerAccount,
  getBuyerAccount,
  missingOf,
  type OfferedPaysystem,
} from '@/lib/platform/resources/commerce/wire';
import { promoInfoCall } from '@/lib/platform/resources/promo-info';
import { OrderItem } from '@/lib/rules/commerce/order-item';
import type { Offer, Paysystem } from '@/lib/rules/commerce/product';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { asBuyerWith, type Buyer } from './as-buyer';
import { WayId } from './pay-order';

const Body = v.object({ item: OrderItem, wayId: v.nullable(WayId) });

/** What is bought, without what the viewer and the brand add. */
type Made = Omit<Offer, 'buyerId' | 'cards' | 'isConfirmedFirst' | 'canRefill'>;

/** A refill and a promo key have no period. */
const NO_PERIOD = { years: 0, months: 0, days: 0 };

/** `POST /api/commerce/offer {item, wayId}`: what it costs now, and how it can be paid (spec 3 §4). */
export function offer(request: Request): Promise<Response> {
  return asBuyerWith(request, Body, async (buyer, { item, wayId }) => {
    const { target } = buyer;
    const [account, { confirmsPayment: isConfirmedFirst, hasRefill }] = await Promise.all([
      getBuyerAccount(target),
      siteOf(request),
    ]);
    const [made, cards] = await Promise.all([
      wayId ? ofWay(buyer, item, wayId, account) : withoutWay(buyer, item, account),
      listCards(target),
    ]);
    return {
      ...made,
      buyerId: buyer.session.userId,
      isConfirmedFirst,
      cards: made.isCovered ? [] : cards,
      // Spec 3 §2: some partners have no refill.
      canRefill:
        hasRefill && account.isPaymentAllowed && item.kind !== 'refill' && Number(made.missing.amount) > 0,
    };
  });
}

async function ofWay(
  { target }: Buyer,
  item: OrderItem,
  wayId: string,
  account: BuyerAccount,
): Promise<Made> {
  const { paysystems, next, ...made } = await makeOffer(target, wayId, account);
  const isUntold = next === null && item.kind === 'packet';
  return {
    ...made,
    paysystems: withoutRights(paysystems),
    next: isUntold ? await priceOf(target, item.key, wayId, account) : next,
  };
}

/** A platform without our extension says the price of what renews with the way to buy, not with the offer. */
async function priceOf(
  target: Target,
  key: string,
  wayId: string,
  account: BuyerAccount,
): Promise<Offer['next']> {
  const way = (await listWays(target, key, account.money)).find(({ id }) => id === wayId);
  return way ? { title: null, price: way.price, period: way.period } : null;
}

/** Whether the PIN is skipped is decided on the server. */
export function withoutRights(paysystems: OfferedPaysystem[]): Paysystem[] {
  return paysystems.map(({ skipsParentalControl: _, ...paysystem }) => paysystem);
}

async function withoutWay({ target }: Buyer, item: OrderItem, account: BuyerAccount): Promise<Made> {
  const paysystems = withoutRights(await listPayforms(target, account.accountId));
  const plain = { id: null, version: 0, wayId: null, info: '', balance: account.balance, paysystems };
  if (item.kind === 'refill' && item.amount !== null) {
    const amount = account.money(item.amount);
    const terms = { price: amount, due: amount, missing: amount, isCovered: false };
    return { ...plain, ...terms, title: '', period: NO_PERIOD, isTrial: false, next: null, change: null };
  }
  if (item.kind === 'promo') return { ...plain, ...(await promoTerms(target, item.code, account)) };
  if (item.kind !== 'packet') throw new OwnRefusal(400, 'invalid');
  return { ...plain, ...directTerms(await getOwnPacket(target, item.key), account) };
}

/** A promo key that costs money: the balance pays it, or it works as soon as a payment has come (spec 3 §3 Promo data). */
async function promoTerms(target: Target, code: string, account: BuyerAccount) {
  const { title, text: info, cost } = await send(promoInfoCall(code), target);
  if (cost === null) throw new OwnRefusal(400, 'invalid');
  const price = account.money(cost);
  // The whole price is paid by a payment, or all of it by the balance.
  const isCovered = Number(missingOf(cost, account)) === 0;
  const terms = {
    title,
    info,
    price,
    due: price,
    isCovered,
    missing: account.money(isCovered ? '0.00' : cost),
  };
  return { ...terms, period: NO_PERIOD, isTrial: false, next: null, change: null };
}

/** The direct flow: a packet without ways of its own is ordered as it is, after its price is on the balance. */
function directTerms({ name: title, amount, isTrial, firstPeriod, next }: OwnPacket, account: BuyerAccount) {
  const price = account.money(amount);
  const missing = missingOf(amount, account);
  return {
    title,
    price,
    due: price,
    period: firstPeriod,
    isTrial,
    next: { title: null, price: account.money(next.amount), period: next.period },
    missing: account.money(missing),
    isCovered: Number(missing) === 0,
    change: null,
  };
}
