import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { bareList, flag, idText, listOf, text, textOrNull } from '@/lib/platform/http/wire';
import { DONATION } from '@/lib/rules/commerce/constants';
import type { BaseChoice, PurchaseWay } from '@/lib/rules/commerce/product';
import type { Period } from '@/lib/shared/period';
import { webAddress } from '@/lib/shared/web-address';
import { PacketPeriodWire, PeriodOrZeroWire, type ToMoney } from './wire';

/** Packets as this viewer can buy them (spec 3 §3 Packet). All calls throw PlatformError. */

const ListedWire = v.object({
  id: idText,
  name: text,
  short: text,
  is_base: flag,
  type: text,
  price: textOrNull,
  period_human: PacketPeriodWire,
  is_trial: flag,
  trial_amount: textOrNull,
  trial_period_human: PeriodOrZeroWire,
  is_have_purchases: flag,
  is_paused: flag,
  available: listOf(v.object({ id: idText })),
});

const OwnWire = v.object({
  id: idText,
  name: text,
  type: text,
  is_base: flag,
  agreement: textOrNull,
  is_purchased: flag,
  user_purchase: v.nullish(v.object({ id: idText })),
  price: textOrNull,
  total_price: textOrNull,
  is_trial: flag,
  trial_amount: textOrNull,
  trial_period_human: PeriodOrZeroWire,
  period_human: PacketPeriodWire,
  subscription: v.nullish(
    v.object({
      actions: v.nullish(v.object({ can_subscribe: flag, can_enable_renew: flag })),
    }),
  ),
});

export interface OwnPacket {
  id: string;
  name: string;
  /** Needs no base packet: it is one, or it supports somebody and opens nothing. */
  standsAlone: boolean;
  agreementUrl: string | null;
  /** Held and renewed: buying it in the same way would change nothing. */
  isOwned: boolean;
  hasPurchase: boolean;
  /** Spec 3 §4 Payment amount of the direct flow. */
  amount: string | null;
  isTrial: boolean;
  firstPeriod: Period;
  /** What follows the first period. */
  next: { amount: string | null; period: Period };
}

/** A packet with what this viewer has of it. `key` as in `/packets/{id}`. */
export async function getOwnPacket(asViewer: Target, key: string): Promise<OwnPacket> {
  const path = `/packets/${encodeURIComponent(key)}`;
  const wire = await send({ path, schema: OwnWire }, asViewer);
  const actions = wire.subscription?.actions;
  return {
    id: wire.id,
    name: wire.name,
    standsAlone: wire.is_base || wire.type === DONATION,
    agreementUrl: wire.agreement && webAddress(wire.agreement) ? wire.agreement : null,
    isOwned: wire.is_purchased && !actions?.can_subscribe && !actions?.can_enable_renew,
    hasPurchase: Boolean(wire.user_purchase),
    amount: wire.is_trial ? wire.trial_amount : (wire.total_price ?? wire.price),
    isTrial: wire.is_trial,
    firstPeriod: wire.is_trial ? wire.trial_period_human : wire.period_human,
    next: { amount: wire.total_price ?? wire.price, period: wire.period_human },
  };
}

const PeriodsWire = bareList(
  v.object({
    purchases_type: listOf(
      v.object({
        id: idText,
        amount: textOrNull,
        trial_amount: textOrNull,
        is_have_trial: flag,
        period_human: PeriodOrZeroWire,
        trial_period_human: PeriodOrZeroWire,
        user_purchase: v.nullish(v.object({})),
        is_next_purchase: flag,
      }),
    ),
  }),
);

/** `GET /v2/packets/{key}/purchaseperiods`: the ways to buy a packet, the shortest period first. */
export async function listWays(asViewer: Target, key: string, money: ToMoney): Promise<PurchaseWay[]> {
  const path = `/packets/${encodeURIComponent(key)}/purchaseperiods`;
  const periods = await send({ path, schema: PeriodsWire }, asViewer);
  return periods.flatMap(({ purchases_type }) =>
    purchases_type.map((way) => ({
      id: way.id,
      period: way.period_human,
      price: money(way.amount),
      trial: way.is_have_trial ? { price: money(way.trial_amount), period: way.trial_period_human } : null,
      isCurrent: Boolean(way.user_purchase) && !way.is_next_purchase,
      isNext: way.is_next_purchase,
    })),
  );
}

/**
 * Base packets that a packet can be added to (spec 3 §4, step 3); with null all of them. One that is paused is resumed, not
 * bought again.
 */
export async function listBases(
  asViewer: Target,
  packetId: string | null,
  money: ToMoney,
): Promise<BaseChoice[]> {
  const call = { path: '/packets', query: { includes: 'availables' }, schema: bareList(ListedWire) };
  const packets = await send(call, asViewer);
  return packets
    .filter((one) => one.is_base && one.type !== 'promo' && one.is_have_purchases && !one.is_paused)
    .filter((one) => fits(one, packetId))
    .map((one) => ({
      key: one.id,
      title: one.name,
      description: one.short,
      price: money(one.price),
      period: one.period_human,
      trial: one.is_trial ? { price: money(one.trial_amount), period: one.trial_period_human } : null,
    }));
}

const HeldWire = bareList(
  v.object({ packet: v.nullish(v.object({ is_base: flag, available: listOf(v.object({ id: idText })) })) }),
);

/** Whether the viewer has a base packet that this packet can be added to. */
export async function holdsBaseFor(asViewer: Target, packetId: string): Promise<boolean> {
  const query = { types: 'current', includes: 'packet.availables' };
  const held = await send({ path: '/users/self/subscriptions', query, schema: HeldWire }, asViewer);
  return held.some(({ packet }) => packet?.is_base && fits(packet, packetId));
}

const PaidWire = bareList(v.object({ packet: v.nullish(v.object({ price: textOrNull })) }));

/** Whether the viewer has a running packet that costs something; a paused one removes no advertising. */
export async function paysForPacket(asViewer: Target): Promise<boolean> {
  const query = { types: 'active', includes: 'packet' };
  const held = await send({ path: '/users/self/subscriptions', query, schema: PaidWire }, asViewer);
  return held.some(({ packet }) => Number(packet?.price ?? 0) > 0);
}

/** Base packets without a list fit every packet. */
const fits = ({ available }: { available: Array<{ id: string }> }, packetId: string | null): boolean =>
  packetId === null || available.length === 0 || available.some(({ id }) => id === packetId);
