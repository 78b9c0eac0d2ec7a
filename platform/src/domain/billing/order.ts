import { carries } from '../base-packet.ts';
import { changeActs, type Terms } from './change.ts';
import type { SubscriptionType } from './state.ts';

/** A current subscription: running, paused, or due for its next period. */
export type Held = Terms & {
  id: string;
  type: SubscriptionType;
  isBase: boolean;
  purchaseTypeId: string | null;
  renew: boolean;
  /** Its paid time stands still, so nobody knows when its period ends. */
  isPaused: boolean;
  /** Another packet begins at its end. */
  hasPlan: boolean;
  includedIds: readonly number[];
  availableIds: readonly number[];
};

/** The packet of an order. */
export type Wanted = Terms & {
  purchaseTypeId: string;
  isBase: boolean;
  includedIds: readonly number[];
};

type OrderRefusal =
  | 'already_subscribed'
  | 'packet_included'
  | 'packet_needs_base'
  | 'resume_first'
  | 'contract_packet';

/**
 * The result of an order: a `new` subscription; `keep` an owned one that would end; a change that acts `now` and `replaces`
 * owned packets; a change that acts `later`, at the end of the period; or a refusal.
 */
export type Order =
  | { kind: 'new'; replaces: Held[] }
  | { kind: 'now'; from: Held; replaces: Held[] }
  | { kind: 'keep'; held: Held }
  | { kind: 'later'; after: Held }
  | { kind: 'refused'; why: OrderRefusal };

const refused = (why: OrderRefusal): Order => ({ kind: 'refused', why });

/** Gifts are independent of purchases: they neither prevent a purchase nor end with one. */
const isBought = (held: Held) => held.type !== 'promo';

function change(from: Held, wanted: Wanted, extra: Held[]): Order {
  if (changeActs(from, wanted) === 'later')
    return from.isPaused ? refused('resume_first') : { kind: 'later', after: from };
  return { kind: 'now', from, replaces: [from, ...extra] };
}

function orderAgain(same: Held, wanted: Wanted, extra: Held[]): Order {
  if (same.type === 'bundle') return refused('already_subscribed');
  if (same.purchaseTypeId !== wanted.purchaseTypeId) return change(same, wanted, extra);
  const lasts = same.renew && !same.hasPlan;
  return lasts ? refused('already_subscribed') : { kind: 'keep', held: same };
}

function orderAdditional(wanted: Wanted, held: readonly Held[], isBaseNeeded: boolean): Order {
  if (held.some(({ includedIds }) => includedIds.includes(wanted.packetId)))
    return refused('packet_included');
  if (isBaseNeeded && !held.some((base) => carries(base, wanted.packetId)))
    return refused('packet_needs_base');
  return { kind: 'new', replaces: [] };
}

/**
 * One base packet at a time; an additional one needs a matching base, unless the provider allows it alone (wire 7.3,
 * spec 3 §5). Packets included in a new base packet end with a refund.
 */
export function placeOrder(wanted: Wanted, held: readonly Held[], isBaseNeeded: boolean): Order {
  const bought = held.filter(isBought);
  const included = bought.filter((one) => !one.isBase && wanted.includedIds.includes(one.packetId));
  const same = bought.find(({ packetId }) => packetId === wanted.packetId);
  if (same) return orderAgain(same, wanted, included);
  if (!wanted.isBase) return orderAdditional(wanted, held, isBaseNeeded);
  const base = bought.find(({ isBase }) => isBase);
  if (!base) return { kind: 'new', replaces: included };
  // A purchase here does not end a contract with the operator.
  if (base.type === 'bundle') return refused('contract_packet');
  return change(base, wanted, included);
}
