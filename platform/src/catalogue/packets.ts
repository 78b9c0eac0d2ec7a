import { isSoldBy, type Seller } from '../domain/selling.ts';
import { ApiError } from '../http/errors.ts';
import type { Packet, Snapshot } from './model.ts';

/** Nothing is left of it for this viewer: a packet for adults in a child's catalogue. */
function isEmpty(packet: Packet): boolean {
  return packet.channelIds.length === 0 && packet.libraryIds.length === 0;
}

/** Packets that a provider sells, in their order. */
export function packetsSold(snapshot: Snapshot, seller: Seller): Packet[] {
  return [...snapshot.packets.values()].filter(
    (packet) => isSoldBy(packet, seller) && !(isEmpty(packet) && packet.includedIds.length === 0),
  );
}

/** Bundles are sold with a contract (spec 3 §3 bundle), everything else by itself. */
export function isBundle({ bundle }: Packet): boolean {
  return bundle !== null;
}

/** A packet that this provider sells, or that is the viewer's already; others are not found. */
export function findPacket(
  snapshot: Snapshot,
  packetId: number | null,
  who: { seller: Seller; isOwn?: (packetId: number) => boolean },
): Packet {
  const packet = snapshot.packets.get(packetId ?? 0);
  const isShown = packet && (isSoldBy(packet, who.seller) || who.isOwn?.(packet.id));
  if (!packet || !isShown) throw new ApiError('not_found', { message: 'unknown_packet' });
  return packet;
}

/** A packet inside a bundle carries the name, price and speed of the bundle. */
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
