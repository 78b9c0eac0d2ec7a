import { type Static, Type } from 'typebox';
import type { Packet, Snapshot } from '../../catalogue/model.ts';
import type { OwnPackets } from '../../commerce/subscriptions/own-packets.ts';
import { isoSeconds } from '../../domain/iso.ts';
import { isSoldBy, type Seller } from '../../domain/selling.ts';
import { subscriptionActions } from '../../domain/subscription.ts';
import { Money, Nullable, Snowflake, Wire } from '../schema.ts';
import { PeriodHuman } from './purchase-type.ts';

const When = Nullable(Type.String({ format: 'date-time' }));

/**
 * Spec 3 §3 Packet `subscription`: always present, with its actions; `id` is null for a viewer who does not own the
 * packet.
 */
export const PacketSubscriptionPart = Wire({
  id: Nullable(Snowflake),
  start_at: When,
  end_at: When,
  next_pay_at: When,
  next_period_human: Nullable(PeriodHuman),
  next_price: Nullable(Money),
  actions: Wire({
    can_subscribe: Type.Boolean(),
    can_change_period: Type.Boolean(),
    can_disable_renew: Type.Boolean(),
    can_unsubscribe: Type.Boolean(),
    can_enable_renew: Type.Boolean(),
  }),
});

type Selling = { snapshot: Snapshot; own: OwnPackets; seller: Seller };

export function packetSubscription(
  packet: Packet,
  { snapshot, own, seller }: Selling,
): Static<typeof PacketSubscriptionPart> {
  const subscription = own.subscriptions.get(packet.id) ?? null;
  const order = own.purchases.get(subscription?.purchaseId ?? '');
  const actions = subscriptionActions({
    subscription,
    isCancelable: snapshot.purchaseTypes.get(order?.purchaseTypeId ?? '')?.isCancelable ?? true,
    isSold: isSoldBy(packet, seller) && packet.purchaseTypes.length > 0,
    isChildPacket: !subscription && own.held.has(packet.id),
    allowDeletePaused: packet.allowDeletePaused,
    periods: packet.purchaseTypes.length,
  });
  if (!subscription) {
    return {
      id: null,
      start_at: null,
      end_at: null,
      next_pay_at: null,
      next_period_human: null,
      next_price: null,
      actions,
    };
  }
  const { id, startAt, endAt, renew, price, period } = subscription;
  const next = snapshot.purchaseTypes.get(order?.nextPurchaseTypeId ?? '');
  return {
    id,
    start_at: isoSeconds(startAt),
    end_at: endAt && isoSeconds(endAt),
    next_pay_at: renew && endAt ? isoSeconds(endAt) : null,
    next_period_human: renew ? (next?.period ?? period) : null,
    next_price: renew ? (next?.amount ?? price) : null,
    actions,
  };
}
