import { type Minor, toMinor } from './billing/money.ts';

/** What decides about who may buy a packet and what it brings. */
export type Sellable = {
  id: number;
  type: string;
  price: string;
  isBase: boolean;
  isPublic: boolean;
  providerId: number | null;
  availableIds: readonly number[];
  includedIds: readonly number[];
};

/** What prices are in that no provider has named for itself: common packets, rents, the money of promo keys. */
const COMMON_CURRENCY = 'KZT';

/** Who sells, and in which money (ISO 4217). */
export type Seller = { id: number; currency: string };

/** A provider as one who sells. */
export const asSeller = (provider: { id: number; config: { currency: { iso: string } } }): Seller => ({
  id: provider.id,
  currency: provider.config.currency.iso,
});

/** Whether common prices mean the same number in the money of this provider: tenge are no soʻm. */
export const hasCommonPrices = ({ currency }: Pick<Seller, 'currency'>): boolean =>
  currency === COMMON_CURRENCY;

/** Sold to everyone, whoever their provider is. */
export function isSoldByAll({ isPublic, type, providerId }: Sellable): boolean {
  return isPublic && type !== 'promo' && providerId === null;
}

/** Sold by this provider: what only it sells, priced in its own money, and what everybody does, if its money is the common one. */
export function isSoldBy(packet: Sellable, seller: Seller): boolean {
  if (packet.providerId === seller.id) return isSoldByAll({ ...packet, providerId: null });
  return isSoldByAll(packet) && hasCommonPrices(seller);
}

/** Who buys: what they hold, from whom they buy, and whether that provider wants a base packet first. */
export type Buyer = {
  seller: Seller;
  held: ReadonlySet<number>;
  /** Bought by contract with the operator: no other base packet is sold beside it. */
  hasContract: boolean;
  isAdditionalAlone: boolean;
};

/** Somebody new, at a provider with common prices: what lists that are the same for everybody say. */
export const ANYBODY: Buyer = {
  seller: { id: 0, currency: COMMON_CURRENCY },
  held: new Set(),
  hasContract: false,
  isAdditionalAlone: false,
};

/** Packets that are bought together, the base packet first. */
export type Combination<P extends Sellable> = { packets: P[]; total: Minor };

function combination<P extends Sellable>(...packets: P[]): Combination<P> {
  return { packets, total: packets.reduce((sum, { price }) => sum + toMinor(price), 0) };
}

/** Whether a packet opens the thing, itself or by what comes with it. */
function opens(packet: Sellable, wanted: ReadonlySet<number>): boolean {
  return wanted.has(packet.id) || packet.includedIds.some((id) => wanted.has(id));
}

/** Whether an additional packet may be bought to that base packet; one that names none takes all. */
function goesOn(base: Sellable, additional: Sellable): boolean {
  const { isBase, availableIds } = base;
  return isBase && (availableIds.length === 0 || availableIds.includes(additional.id));
}

/** What a buyer may buy, and which of it needs no base packet beside it (spec 3 §5). */
function onSale<P extends Sellable>(
  packets: readonly P[],
  { seller, held, hasContract, isAdditionalAlone }: Buyer,
) {
  const heldBases = packets.filter(({ id, isBase }) => isBase && held.has(id));
  return {
    sold: packets.filter(
      (packet) => isSoldBy(packet, seller) && !held.has(packet.id) && !(packet.isBase && hasContract),
    ),
    standsAlone: (packet: P) =>
      packet.isBase || isAdditionalAlone || heldBases.some((base) => goesOn(base, packet)),
  };
}

/**
 * The least that this buyer pays to have a packet, by itself, with the base packet that it needs, or inside a larger one; what
 * cannot be bought is not in it. "Price from" is the least of the packets with a thing (wire 3 `min_price`).
 */
export function leastTotals<P extends Sellable>(
  packets: readonly P[],
  buyer: Buyer,
): ReadonlyMap<number, Minor> {
  const { sold, standsAlone } = onSale(packets, buyer);
  const least = new Map<number, Minor>();
  for (const packet of sold) {
    const ways = standsAlone(packet)
      ? [combination(packet)]
      : sold.filter((base) => goesOn(base, packet)).map((base) => combination(base, packet));
    const total = Math.min(...ways.map((way) => way.total));
    for (const id of [packet.id, ...packet.includedIds]) {
      if (total < (least.get(id) ?? Number.POSITIVE_INFINITY)) least.set(id, total);
    }
  }
  return least;
}

/**
 * What can be bought to get at a thing that is in `wanted` packets (wire 3 Selling a channel). An additional packet needs a
 * base packet that it goes with, unless one is held or the provider allows it alone (spec 3 §5). What is held is left out, and
 * so is a pair whose base packet would do alone. Fewest packets first, then the cheapest.
 */
export function combinations<P extends Sellable>(
  wanted: ReadonlySet<number>,
  packets: readonly P[],
  buyer: Buyer,
): Combination<P>[] {
  const { sold, standsAlone } = onSale(packets, buyer);
  const found = sold
    .filter((packet) => opens(packet, wanted))
    .flatMap((packet) => {
      if (standsAlone(packet)) return [combination(packet)];
      return sold
        .filter((base) => goesOn(base, packet) && !opens(base, wanted))
        .map((base) => combination(base, packet));
    });
  return found.sort((a, b) => a.packets.length - b.packets.length || a.total - b.total);
}
