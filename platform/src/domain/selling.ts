import { carries } from './base-packet.ts';
import { type Minor, toMinor } from './billing/money.ts';

/** The data of a packet that decides who may buy it and what it opens. */
export type Sellable = {
  id: number;
  type: string;
  price: string;
  isBase: boolean;
  isPublic: boolean;
  providerId: number | null;
  availableIds: readonly number[];
  includedIds: readonly number[];
  trial: { amount: string } | null;
};

/** The currency of prices that belong to no provider: common packets, rents, the money of promo keys. */
const COMMON_CURRENCY = 'KZT';

/** A donation opens nothing, so it needs no base packet to be watched with. */
export const isDonation = ({ type }: Pick<Sellable, 'type'>): boolean => type === 'donation';

/** The provider that sells, and its currency (ISO 4217). */
export type Seller = { id: number; currency: string };

/** A provider as a seller. */
export const asSeller = (provider: { id: number; config: { currency: { iso: string } } }): Seller => ({
  id: provider.id,
  currency: provider.config.currency.iso,
});

/** Whether common prices are in the currency of this provider: a number of tenge is not a price in soʻm. */
export const hasCommonPrices = ({ currency }: Pick<Seller, 'currency'>): boolean =>
  currency === COMMON_CURRENCY;

/** Sold by every provider. */
export function isSoldByAll({ isPublic, type, providerId }: Sellable): boolean {
  return isPublic && type !== 'promo' && providerId === null;
}

/**
 * Sold by this provider: its own packets in its own currency, and those of all providers if its currency is the common
 * one.
 */
export function isSoldBy(packet: Sellable, seller: Seller): boolean {
  if (packet.providerId === seller.id) return isSoldByAll({ ...packet, providerId: null });
  return isSoldByAll(packet) && hasCommonPrices(seller);
}

/** The buyer: the owned packets, the seller, and whether it requires a base packet first. */
export type Buyer = {
  seller: Seller;
  held: ReadonlySet<number>;
  /** Has a contract with the operator: no other base packet is sold beside it. */
  hasContract: boolean;
  isAdditionalAlone: boolean;
};

/** A buyer without packets at a provider with common prices: for lists that are the same for everybody. */
export const ANYBODY: Buyer = {
  seller: { id: 0, currency: COMMON_CURRENCY },
  held: new Set(),
  hasContract: false,
  isAdditionalAlone: false,
};

/** Packets bought together, the base packet first. */
export type Combination<P extends Sellable> = { packets: P[]; total: Minor };

function combination<P extends Sellable>(...packets: P[]): Combination<P> {
  return { packets, total: packets.reduce((sum, { price }) => sum + toMinor(price), 0) };
}

/** Whether a packet opens the target, itself or through included packets. */
function opens(packet: Sellable, wanted: ReadonlySet<number>): boolean {
  return wanted.has(packet.id) || packet.includedIds.some((id) => wanted.has(id));
}

/** The packets that a buyer may buy, and which of them need no base packet (spec 3 §5). */
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
      packet.isBase || isAdditionalAlone || heldBases.some((base) => carries(base, packet.id)),
  };
}

/**
 * The lowest price of each packet for this buyer: alone, with the base packet that it needs, or inside a larger one;
 * packets that cannot be bought are left out. "Price from" is the lowest for the packets with a channel (wire 3
 * `min_price`).
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
      : sold.filter((base) => carries(base, packet.id)).map((base) => combination(base, packet));
    const total = Math.min(...ways.map((way) => way.total));
    for (const id of [packet.id, ...packet.includedIds]) {
      if (total < (least.get(id) ?? Number.POSITIVE_INFINITY)) least.set(id, total);
    }
  }
  return least;
}

/**
 * The combinations that open a target contained in the `wanted` packets (wire 3 Selling a channel). An additional packet
 * needs a matching base packet, unless the buyer owns one or the provider allows it alone (spec 3 §5). Owned packets are
 * left out, and so is a pair whose base packet alone is enough. Fewest packets first, then the cheapest; of equal prices the one
 * that begins with a trial.
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
        .filter((base) => carries(base, packet.id) && !opens(base, wanted))
        .map((base) => combination(base, packet));
    });
  const trials = ({ packets }: Combination<P>) => packets.filter(({ trial }) => trial !== null).length;
  return found.sort(
    (a, b) => a.packets.length - b.packets.length || a.total - b.total || trials(b) - trials(a),
  );
}
