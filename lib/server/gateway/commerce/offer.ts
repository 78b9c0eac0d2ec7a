import 'server-only';
import * as v from 'valibot';
import { listCards } from '@/lib/platform/resources/commerce/linked-cards';
import { makeOffer, type ServerOffer } from '@/lib/platform/resources/commerce/offers';
import { getOwnPacket, listWays } from '@/lib/platform/resources/commerce/packets';
import { listPayforms } from '@/lib/platform/resources/commerce/payforms';
import { getPurse, type OfferedPaysystem, type Purse } from '@/lib/platform/resources/commerce/wire';
import { OrderItem } from '@/lib/rules/commerce/order-item';
import type { Offer, Paysystem } from '@/lib/rules/commerce/product';
import { OwnRefusal } from '@/lib/server/gateway/http/refusal';
import { asBuyerWith, type Buyer } from './as-buyer';

const Body = v.object({ item: OrderItem, wayId: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))) });

/** `POST /api/commerce/offer {item, wayId}`: what it costs now, and how it can be paid (spec 3 §4). */
export function offer(request: Request): Promise<Response> {
  return asBuyerWith(request, Body, async (buyer, { item, wayId }) => {
    const purse = await getPurse(buyer.target);
    const made = wayId ? await ofWay(buyer, item, wayId, purse) : await direct(buyer, item, purse);
    return { ...made, cards: made.isCovered ? [] : await listCards(buyer.target) };
  });
}

async function ofWay(
  { target }: Buyer,
  item: OrderItem,
  wayId: string,
  purse: Purse,
): Promise<Omit<Offer, 'cards'>> {
  const [made, ways] = await Promise.all([
    makeOffer(target, wayId, purse),
    item.kind === 'packet' ? listWays(target, item.key, purse.money) : [],
  ]);
  const way = ways.find(({ id }) => id === wayId);
  // What renews does so for the price of the way, which is not the one of a trial.
  const next = way ? { price: way.price, period: way.period } : null;
  return { ...shown(made), next };
}

const shown = ({ paysystems, ...offer }: ServerOffer) => ({
  ...offer,
  paysystems: withoutRights(paysystems),
});

/** Whether the PIN is skipped is decided on the server. */
export function withoutRights(paysystems: OfferedPaysystem[]): Paysystem[] {
  return paysystems.map(({ skipsParentalControl: _, ...paysystem }) => paysystem);
}

/** The direct flow: a packet without ways of its own is ordered as it is, after its price is on the balance. */
async function direct({ target }: Buyer, item: OrderItem, purse: Purse): Promise<Omit<Offer, 'cards'>> {
  if (item.kind !== 'packet') throw new OwnRefusal(400, 'invalid');
  const [packet, paysystems] = await Promise.all([
    getOwnPacket(target, item.key),
    listPayforms(target, purse.accountId),
  ]);
  const { amount, wire } = packet;
  const missing = Math.max(0, Math.round((Number(amount) - Number(purse.balance.amount)) * 100)) / 100;
  const price = purse.money(amount);
  return {
    ...{ id: null, version: 0, wayId: null, title: packet.name, info: '' },
    ...{ price, due: price, period: wire.is_trial ? wire.trial_period_human : wire.period_human },
    ...{
      isTrial: wire.is_trial,
      next: { price: purse.money(wire.total_price ?? wire.price), period: wire.period_human },
    },
    ...{ balance: purse.balance, missing: purse.money(missing.toFixed(2)), isCovered: missing === 0 },
    paysystems: withoutRights(paysystems),
  };
}
