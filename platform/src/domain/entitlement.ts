import { type ChildLevel, isAdult, isSeenAt } from './age.ts';

/** The data of a channel or a content that decides about watching. `packetIds` are the packets that contain it. */
export type Watchable = {
  age: number;
  isAdult?: boolean;
  isFree: boolean;
  /** False for a channel that is off air; a title is never so. */
  isAvailable?: boolean;
  packetIds: readonly number[];
  /** The titles whose licence opens it; channels cannot be rented. */
  licensedBy?: readonly string[];
  /** The price of the cheapest rent; null when none is on offer. */
  rentPrice?: string | null;
};

/** The viewer's rights. `packetIds` are the packets of the running, unpaused subscriptions. */
export type Viewer = {
  isGuest: boolean;
  /** The age level of a child; null for adults. */
  childLevel: ChildLevel | null;
  packetIds: ReadonlySet<number>;
  /** Rented titles whose licence has not run out. */
  licences: ReadonlySet<string>;
};

export type WatchRefusal = 'unavailable' | 'child_profile' | 'adult_guest' | 'not_purchased';

export const ANONYMOUS: Viewer = {
  isGuest: true,
  childLevel: null,
  packetIds: new Set(),
  licences: new Set(),
};

/** Bought, rented, or free for everyone (spec 2 §6 Purchased vs unpurchased). */
export function isPurchased(subject: Watchable, viewer: Viewer): boolean {
  return (
    subject.isFree ||
    subject.packetIds.some((id) => viewer.packetIds.has(id)) ||
    (subject.licensedBy ?? []).some((id) => viewer.licences.has(id))
  );
}

/**
 * Why this viewer may not watch, or null. Unavailable comes first (no purchase would help), then the age: a guest has
 * no PIN to protect adult content (spec 2 §5), so a sale to a guest would not help.
 */
export function watchRefusal(subject: Watchable, viewer: Viewer): WatchRefusal | null {
  if (subject.isAvailable === false) return 'unavailable';
  if (!isSeenAt(viewer.childLevel, subject.age, subject.isAdult)) return 'child_profile';
  if (viewer.isGuest && isAdult(subject.age, subject.isAdult)) return 'adult_guest';
  return isPurchased(subject, viewer) ? null : 'not_purchased';
}

/** The lowest of some amounts of money, unchanged; null for an empty list. */
export function cheapest(amounts: readonly string[]): string | null {
  return amounts.reduce<string | null>(
    (least, amount) => (least === null || Number(amount) < Number(least) ? amount : least),
    null,
  );
}

/** `min_price` of a channel or title that is free, already bought, or not sold at all (wire 3). */
export const NO_PRICE = '0.00';
