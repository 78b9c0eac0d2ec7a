import { fromMinor, type Minor } from '../domain/billing/money.ts';
import { NO_PRICE } from '../domain/entitlement.ts';

/** "Price from" of a channel (wire 3 `min_price`): the lowest price of packets that open it. */
export function priceFrom(
  { isFree, isAvailable, packetIds }: { isFree: boolean; isAvailable: boolean; packetIds: readonly number[] },
  totals: ReadonlyMap<number, Minor>,
): string {
  if (isFree || !isAvailable) return NO_PRICE;
  const open = packetIds.flatMap((id) => totals.get(id) ?? []);
  return open.length > 0 ? fromMinor(Math.min(...open)) : NO_PRICE;
}
