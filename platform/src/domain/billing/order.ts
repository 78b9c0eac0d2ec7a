import { changeActs, type Terms } from './change.ts';

/** A subscription that lasts: running, paused, or due for its next period. */
export type Held = Terms & {
  id: string;
  type: 'packet' | 'promo' | 'bundle';
  isBase: boolean;
  purchaseTypeId: string | null;
  renew: boolean;
  /** Something else begins at its end. */
  hasPlan: boolean;
  includedIds: readonly number[];
  availableIds: readonly number[];
};

/** A packet somebody wants to buy. */
export type Wanted = Terms & {
  purchaseTypeId: string;
  isBase: boolean;
  includedIds: readonly number[];
};

export type OrderRefusal = 'already_subscribed' | 'packet_included' | 'packet_needs_base' | 'contract_packet';

/**
 * What buying means: something `new`; `keep`ing what is held but would end; a change that acts `now` and `replaces` what is
 * held; one that acts `later`, at the end of what is held; or it is refused.
 */
export type Order =
  | { kind: 'new'; replaces: Held[] }
  | { kind: 'now'; from: Held; replaces: Held[] }
  | { kind: 'keep'; held: Held }
  | { kind: 'later'; after: Held }
  | { kind: 'refused'; why: OrderRefusal };

const refused = (why: OrderRefusal): Order => ({ kind: 'refused', why });

/** Gifts stand beside what is bought: they neither stop a purchase nor end by one. */
const isBought = (held: Held) => held.type !== 'promo';

function change(from: Held, wanted: Wanted, extra: Held[]): Order {
  if (changeActs(from, wanted) === 'later') return { kind: 'later', after: from };
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
  const goesOn = ({ isBase, availableIds }: Held) =>
    isBase && (availableIds.length === 0 || availableIds.includes(wanted.packetId));
  if (isBaseNeeded && !held.some(goesOn)) return refused('packet_needs_base');
  return { kind: 'new', replaces: [] };
}

/**
 * One base packet at a time; an additional one needs a base that it goes with, unless the provider waives it (wire 7.3,
 * spec 3 §5). What a new base packet includes need not be paid beside it and is given back.
 */
export function placeOrder(wanted: Wanted, held: readonly Held[], isBaseNeeded: boolean): Order {
  const bought = held.filter(isBought);
  const included = bought.filter((one) => !one.isBase && wanted.includedIds.includes(one.packetId));
  const same = bought.find(({ packetId }) => packetId === wanted.packetId);
  if (same) return orderAgain(same, wanted, included);
  if (!wanted.isBase) return orderAdditional(wanted, held, isBaseNeeded);
  const base = bought.find(({ isBase }) => isBase);
  if (!base) return { kind: 'new', replaces: included };
  // A contract with the operator is not ended by a purchase here.
  if (base.type === 'bundle') return refused('contract_packet');
  return change(base, wanted, included);
}
