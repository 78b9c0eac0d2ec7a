import * as v from 'valibot';
import { PeriodShape } from './period-shape';

/** Unix milliseconds. */
const moment = v.nullable(v.number());

/** A packet of the viewer, as `GET /api/session/subscriptions` answers; sums are written in the viewer's money. */
export const OwnPacket = v.object({
  /** Of the packet. */
  id: v.string(),
  name: v.string(),
  short: v.nullable(v.string()),
  isBase: v.boolean(),
  isDonation: v.boolean(),
  /**
   * `open`: can be bought; `active`, `paused`, `planned`: a subscription; `included`: comes with another packet;
   * `closed`: neither owned nor sold to this viewer.
   */
  state: v.picklist(['open', 'active', 'paused', 'planned', 'included', 'closed']),
  /** A gift of a promo key and a contract of an operator have no buttons (spec 3 §4 Subscription actions). */
  kind: v.picklist(['packet', 'promo', 'bundle']),
  /** The number of the subscription, or of the packet that begins later. */
  subscriptionId: v.nullable(v.string()),
  isTrial: v.boolean(),
  /** The viewer can still take the trial. */
  isTrialOpen: v.boolean(),
  /** The name of the packet that follows its first period (spec 3 §3 after_renew_packet_id). */
  continuesAs: v.nullable(v.string()),
  isRenewing: v.boolean(),
  startAt: moment,
  endAt: moment,
  nextPayAt: moment,
  price: v.nullable(v.string()),
  /** "a month"; what the trial gives, while it is open: "7 days free". */
  per: v.nullable(v.string()),
  trial: v.nullable(v.string()),
  /** Of the base packets that can be bought, the one that has the most. */
  isFullest: v.boolean(),
  /** Wide art. */
  picture: v.nullable(v.string()),
  nextPrice: v.nullable(v.string()),
  nextPeriod: v.nullable(PeriodShape),
  /** Of a paused one: since when, until when (null: until it is resumed), and what its removal gives back. */
  pausedSince: moment,
  pausedUntil: moment,
  refund: v.nullable(v.string()),
  /**
   * What its change by a plan means for the next payment (`counterpartOf`): what is charged then, null for nothing, and after a
   * trial.
   */
  counterpart: v.nullable(
    v.object({
      name: v.string(),
      price: v.nullable(v.string()),
      priceAfterTrial: v.nullable(v.string()),
    }),
  ),
  /** Why it was not renewed. */
  message: v.nullable(v.string()),
  can: v.object({
    subscribe: v.boolean(),
    changePeriod: v.boolean(),
    disableRenew: v.boolean(),
    unsubscribe: v.boolean(),
    enableRenew: v.boolean(),
  }),
});

export const OwnPackets = v.object({ packets: v.array(OwnPacket) });

export type OwnPacket = v.InferOutput<typeof OwnPacket>;
