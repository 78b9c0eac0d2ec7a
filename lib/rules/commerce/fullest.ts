interface Compared {
  id: string;
  /** How many channels are in it. */
  channels: number;
  benefits: readonly unknown[];
  /** A decimal amount; null where it is not sold. */
  price: string | null;
}

/**
 * The packet with the most channels, of equal ones the one with the most benefits, and of those the cheapest: the same may be
 * sold for longer periods. Null where there is nothing to choose between.
 */
export function fullestOf(packets: readonly Compared[]): string | null {
  const sold = packets.filter(({ price }) => price !== null);
  const [most, ...others] = sold.toSorted(
    (one, other) =>
      other.channels - one.channels ||
      other.benefits.length - one.benefits.length ||
      Number(one.price) - Number(other.price),
  );
  if (!most) return null;
  const isMore = ({ channels, benefits }: Compared) =>
    channels < most.channels || benefits.length < most.benefits.length;
  return others.some(isMore) ? most.id : null;
}
