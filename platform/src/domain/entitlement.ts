import { isAdult, isSeenByRole } from './age.ts';

/** What decides about watching a channel or a content. `packetIds` are the packets that contain it. */
export type Watchable = {
  age: number;
  isAdult?: boolean;
  isFree: boolean;
  isAvailable: boolean;
  packetIds: readonly number[];
};

/** Who wants to watch. `packetIds` are the packets of the running, unpaused subscriptions. */
export type Viewer = { isGuest: boolean; isChild: boolean; packetIds: ReadonlySet<number> };

export type WatchRefusal = 'unavailable' | 'child_profile' | 'adult_guest' | 'not_purchased';

export const ANONYMOUS: Viewer = { isGuest: true, isChild: false, packetIds: new Set() };

/** Bought, or free for everyone (spec 2 §6 Purchased vs unpurchased). */
export function isPurchased(subject: Watchable, viewer: Viewer): boolean {
  return subject.isFree || subject.packetIds.some((id) => viewer.packetIds.has(id));
}

/**
 * Why this viewer may not watch, or null. Unavailable comes first (nothing bought would help), then the age: a guest has
 * no PIN that could guard adult pictures (spec 2 §5), so selling to one would be a dead end.
 */
export function watchRefusal(subject: Watchable, viewer: Viewer): WatchRefusal | null {
  if (!subject.isAvailable) return 'unavailable';
  if (viewer.isChild && !isSeenByRole(subject.age, 'child', subject.isAdult)) return 'child_profile';
  if (viewer.isGuest && isAdult(subject.age, subject.isAdult)) return 'adult_guest';
  return isPurchased(subject, viewer) ? null : 'not_purchased';
}

/** "Price from": the cheapest way in, "0.00" for what is free or not sold at all (wire.md 3, `min_price`). */
export function minPrice(subject: Watchable, prices: ReadonlyMap<number, string>): string {
  if (subject.isFree) return '0.00';
  let cheapest: string | null = null;
  for (const id of subject.packetIds) {
    const price = prices.get(id);
    if (price !== undefined && (cheapest === null || Number(price) < Number(cheapest))) cheapest = price;
  }
  return cheapest ?? '0.00';
}
