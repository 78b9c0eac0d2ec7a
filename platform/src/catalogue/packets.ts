import { isSoldBy, type Seller } from '../domain/selling.ts';
import { ApiError } from '../http/errors.ts';
import type { Packet, Snapshot } from './model.ts';

/** Whether the packet is empty for this viewer, such as an adult packet in a child's catalogue. */
function isEmpty(packet: Packet): boolean {
  return packet.channelIds.length === 0 && packet.libraryIds.length === 0;
}

/** Packets of a provider, in order. */
export function packetsSold(snapshot: Snapshot, seller: Seller): Packet[] {
  return [...snapshot.packets.values()].filter(
    (packet) => isSoldBy(packet, seller) && !(isEmpty(packet) && packet.includedIds.length === 0),
  );
}

/** Bundles are sold with a contract (spec 3 §3 bundle), all other packets individually. */
export function isBundle({ bundle }: Packet): boolean {
  return bundle !== null;
}

/** A packet that this provider sells or the viewer owns; other packets are not found. */
export function findPacket(
  snapshot: Snapshot,
  packetId: number | null,
  sale: { seller: Seller; isOwn?: (packetId: number) => boolean },
): Packet {
  const packet = snapshot.packets.get(packetId ?? 0);
  const isShown = packet && (isSoldBy(packet, sale.seller) || sale.isOwn?.(packet.id));
  if (!packet || !isShown) throw new ApiError('not_found', { message: 'unknown_packet' });
  return packet;
}

/** A packet inside a bundle has the name, price and speed of the bundle. */
export function findInBundle(
  snapshot: Snapshot,
  bundleId: number | null,
  packetId: number | null,
  seller: Seller,
): Packet {
  const missing = () => new ApiError('not_found', { message: 'packet_elsewhere' });
  const bundle = snapshot.packets.get(bundleId ?? 0);
  if (!bundle || !isBundle(bundle) || !isSoldBy(bundle, seller)) throw missing();
  if (packetId === bundle.id) return bundle;
  const packet = snapshot.packets.get(packetId ?? 0);
  if (!packet || !bundle.includedIds.includes(packet.id)) throw missing();
  return { ...packet, bundle: bundle.bundle, parentName: bundle.name };
}
