interface Compared {
  id: string;
  isBase: boolean;
  /** The packet that follows its first period. */
  continuesAs: string | null;
  period: { days: number; months: number; years: number } | null;
  channels: number;
  benefits: readonly { text: string }[];
  libraryNames: readonly string[];
}

/**
 * Whether this packet is another offer for the same content, so that a list shows the content once. Returns the id of
 * the packet that follows the first period, or of the first packet in the list with the same content for another
 * period. Null for a packet with content of its own.
 */
export function samePacketAs(packet: Compared, packets: readonly Compared[]): string | null {
  const follows = packets.find(({ id }) => id === packet.continuesAs && id !== packet.id);
  if (follows) return follows.continuesAs === packet.id ? null : (firstLike(follows, packets) ?? follows.id);
  return firstLike(packet, packets);
}

function firstLike(packet: Compared, packets: readonly Compared[]): string | null {
  const content = contentOf(packet);
  const first = packets.find((one) => one.continuesAs === null && contentOf(one) === content);
  const isOther = first && first.id !== packet.id && periodOf(first) !== periodOf(packet);
  return isOther ? first.id : null;
}

const contentOf = ({ isBase, channels, benefits, libraryNames }: Compared) =>
  JSON.stringify([isBase, channels, benefits.map(({ text }) => text).sort(), [...libraryNames].sort()]);

const periodOf = ({ period }: Compared) => period && `${period.days} ${period.months} ${period.years}`;
