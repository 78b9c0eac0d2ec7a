import { type Static, Type } from 'typebox';
import { unexpectedEnds } from '../../commerce/renewals/notice.ts';
import type { Listed } from '../../commerce/subscriptions/list.ts';
import type { Pause } from '../../commerce/subscriptions/subscriptions.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import { isoSeconds } from '../../domain/iso.ts';
import { translate } from '../../http/messages/translate.ts';
import { Money, Nullable, Snowflake, Wire } from '../schema.ts';
import type { View } from '../view.ts';
import { Packet } from './packet.ts';
import { PeriodHuman } from './purchase-type.ts';

const When = Type.String({ format: 'date-time' });

/** wire 7.3. */
export const SubscriptionPause = Wire({ id: Snowflake, start_at: When, end_at: Nullable(When) });

/** wire 7.3 PacketSubscription; `price` and what follows are spec 3 §3 User packet, from `trial_end_at` on our own. */
export const PacketSubscription = Wire({
  id: Snowflake,
  packet: Packet,
  start_at: Type.Union([When, Type.Null()], {
    description: 'null when it begins behind a paused packet: the day is not known then',
  }),
  end_at: Nullable(When),
  renew: Type.Boolean(),
  renew_in_provider: Type.Boolean(),
  is_paused: Type.Boolean(),
  pauses: Type.Array(SubscriptionPause),
  message: Type.String({ description: 'why it was not renewed' }),
  must_show_success_text: Type.Boolean(),
  type: Type.String({ description: 'packet | promo | bundle' }),
  allow_delete_paused: Type.Boolean(),
  price: Money,
  period_human: Nullable(PeriodHuman),
  purchase_id: Nullable(Snowflake),
  next_pay_at: Nullable(When),
  is_trial: Type.Boolean({ description: 'its first period is a trial, running or to come' }),
  trial_end_at: Type.Union([When, Type.Null()], { description: 'the end of the running trial' }),
  paid: Type.String({ description: 'what was paid for the running period' }),
  next_price: Type.Union([Money, Type.Null()], { description: 'what is charged at next_pay_at' }),
  next_period_human: Nullable(PeriodHuman),
  amount_refund: Type.Union([Money, Type.Null()], {
    description: 'what comes back when it is removed now; null where it cannot be',
  }),
});

export function presentPause({ id, startAt, endAt }: Pause): Static<typeof SubscriptionPause> {
  return { id, start_at: isoSeconds(startAt), end_at: endAt && isoSeconds(endAt) };
}

export function presentSubscription(
  { subscription, pauses, state, isReplaced, isWaiting, refund, first }: Listed,
  packet: Static<typeof Packet>,
  view: View,
): Static<typeof PacketSubscription> {
  const { id, startAt, endAt, type, isPaused, price, period, purchaseId, isTrial, endReason, paid } =
    subscription;
  const renew = subscription.renew && !isReplaced;
  const key = endReason ? unexpectedEnds[endReason] : undefined;
  const pays = renew && endAt && state !== 'ended' && !isPaused;
  return {
    id,
    packet,
    start_at: isWaiting ? null : isoSeconds(startAt),
    end_at: endAt && !isWaiting ? isoSeconds(endAt) : null,
    renew,
    renew_in_provider: type === 'bundle',
    is_paused: isPaused,
    pauses: pauses.map(presentPause),
    message: key ? translate(view.locale, { key }) : '',
    must_show_success_text: false,
    type,
    allow_delete_paused: packet.allow_delete_paused,
    price,
    period_human: period,
    purchase_id: purchaseId,
    next_pay_at: pays && !isWaiting ? isoSeconds(state === 'planned' ? startAt : endAt) : null,
    is_trial: isTrial,
    trial_end_at: isTrial && endAt && (state === 'active' || state === 'paused') ? isoSeconds(endAt) : null,
    paid,
    next_price: pays ? (first ? fromMinor(first.amount) : price) : null,
    next_period_human: pays ? (first?.period ?? period) : null,
    amount_refund: refund !== null && packet.allow_delete_paused ? fromMinor(refund) : null,
  };
}
