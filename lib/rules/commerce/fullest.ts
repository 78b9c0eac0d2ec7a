interface Compared {
  id: string;
  /** How many channels are in it. */
  channels: number;
  benefits: readonly unknown[];
  /** A decimal amount; null where it is not sold. */
  price: string | null;
}

/**
 * The id of the packet with the most channels; of equal ones that with the most benefits, then the cheapest, because
 * the same packet may be sold for longer periods. Null when there is nothing to compare.
 */
export function fullestPacket(packets: readonly Compared[]): string | null {
  const sold = packets.filter(({ price }) => price !== null);
  const [most, ...others] = sold.sort(
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
