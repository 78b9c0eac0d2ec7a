import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { flag, idText, listOf, numberOrNull, text, textOrNull } from '@/lib/platform/http/wire';
import { post } from '@/lib/platform/sign-in/token';
import type { Offer, OfferChange } from '@/lib/rules/commerce/product';
import { PlatformError } from '@/lib/shared/platform-error';
import {
  type BuyerAccount,
  missingOf,
  type OfferedPaysystem,
  PaysystemWire,
  PeriodOrZeroWire,
  type ToMoney,
  toPaysystems,
} from './wire';

/** Offers: the price of one way to buy, now and for this viewer (spec 3 §7 Payments). All calls throw PlatformError. */

/** Spec 3 §7: the source tag. */
const SOURCE = 'web300';

/** Spec 3 §9: fixed values. */
const OFFER_VERSION = 1;
const PAYSYSTEM_VERSION = 1;

const ChangeWire = v.object({
  acts: v.picklist(['now', 'later']),
  packets: listOf(v.object({ name: text })),
  start_at: text,
  amount_refund: textOrNull,
});

/** An extension of our platform: a packet may continue as another one, for the price of that one. */
const NextWire = v.object({ name: text, amount: textOrNull, period_human: PeriodOrZeroWire });

const OfferWire = v.object({
  offer_id: idText,
  offer_version: numberOrNull,
  product_title: text,
  distribution_info: text,
  purchases: v.pipe(
    listOf(
      v.object({
        purchase_type_id: idText,
        is_have_trial: flag,
        is_have_money_on_balance: flag,
        amount: textOrNull,
        amount_due: textOrNull,
        period_human: PeriodOrZeroWire,
        change: v.nullish(ChangeWire),
        next: v.nullish(NextWire),
      }),
    ),
    v.minLength(1),
  ),
  paysystems: listOf(PaysystemWire),
});

export interface ServerOffer
  extends Omit<Offer, 'buyerId' | 'cards' | 'paysystems' | 'isConfirmedFirst' | 'canRefill'> {
  id: string;
  wayId: string;
  paysystems: OfferedPaysystem[];
}

/** An offer with the price of now. */
export async function makeOffer(
  asViewer: Target,
  wayId: string,
  account: BuyerAccount,
): Promise<ServerOffer> {
  const body = {
    purchase_type_id: wayId,
    offer_version: OFFER_VERSION,
    paysystem_version: PAYSYSTEM_VERSION,
    source: SOURCE,
  };
  return toOffer(await send(post('/users/self/purchases_offer', body, OfferWire), asViewer), account);
}

function toOffer(wire: v.InferOutput<typeof OfferWire>, account: BuyerAccount): ServerOffer {
  const { money, balance } = account;
  // Spec 3 §4 Offer flow: it picks a purchase, trial first.
  const picked = wire.purchases.find((one) => one.is_have_trial) ?? wire.purchases[0];
  if (!picked) throw new PlatformError('garbled', 'an offer without a purchase');
  const due = picked.amount_due ?? picked.amount;
  return {
    id: wire.offer_id,
    version: wire.offer_version ?? 0,
    wayId: picked.purchase_type_id,
    title: wire.product_title,
    info: wire.distribution_info,
    price: money(picked.amount),
    period: picked.period_human,
    isTrial: picked.is_have_trial,
    due: money(due),
    balance,
    missing: money(missingOf(due, account)),
    next: picked.next ? toNext(picked.next, wire.product_title, money) : null,
    isCovered: picked.is_have_money_on_balance,
    paysystems: toPaysystems(wire.paysystems),
    change: picked.change ? toChange(picked.change, picked.amount, money) : null,
  };
}

function toNext(
  { name, amount, period_human: period }: v.InferOutput<typeof NextWire>,
  title: string,
  money: ToMoney,
): Offer['next'] {
  return { title: name === title ? null : name, price: money(amount), period };
}

function toChange(
  { acts, packets, start_at, amount_refund }: v.InferOutput<typeof ChangeWire>,
  amount: string | null,
  money: ToMoney,
): OfferChange {
  return {
    acts,
    packets: packets.map(({ name }) => name),
    startAt: Date.parse(start_at) || 0,
    refund: money(amount_refund),
    toBalance: money(missingOf(amount_refund, { balance: money(amount) })),
  };
}
