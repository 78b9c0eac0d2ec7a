import { streamStart } from '../domain/archive.ts';
import { isPurchased, type Viewer } from '../domain/entitlement.ts';
import { type Buyer, type Combination, combinations } from '../domain/selling.ts';
import { entryOfSecond } from '../origin/timeline.ts';
import { catchups } from './air.ts';
import { type AiredEntry, airedEntry, hasCatchup, playedOf } from './aired.ts';
import { unique } from './groups.ts';
import type { Channel, Content, Library, Packet, Snapshot } from './model.ts';
import { playableEpisodesOf } from './watching.ts';

/** Packets that together open a target, the channels or library where it can then be watched, and whether all of it can. */
export type PacketOffer = Combination<Packet> & {
  channels: Channel[];
  libraries: Library[];
  isPartly: boolean;
};

/** The viewer and buyer an offer is for, and the time (unix seconds). */
export type OfferContext = { viewer: Viewer; buyer: Buyer; now: number };

function found(snapshot: Snapshot, packetIds: readonly number[], buyer: Buyer): Combination<Packet>[] {
  return combinations(new Set(packetIds), [...snapshot.packets.values()], buyer);
}

/** The viewer after buying the packets. */
function withPackets(viewer: Viewer, packets: readonly Packet[]): Viewer {
  const bought = packets.flatMap(({ id, includedIds }) => [id, ...includedIds]);
  return { ...viewer, packetIds: new Set([...viewer.packetIds, ...bought]) };
}

/** Whether some episodes of a series cannot be watched there. */
function hasGaps(snapshot: Snapshot, content: Content, channels: readonly Channel[], now: number): boolean {
  const available = catchups(snapshot, content, now).filter(({ channel }) => channels.includes(channel));
  const ids = new Set(available.map((entry) => playedOf(entry).id));
  return playableEpisodesOf(content).some(({ id }) => !ids.has(id));
}

/** A purchase does not bring back a moment that left the archive or was never in it (spec 2 §4). */
function isUnavailable(channel: Channel, aired: AiredEntry | null, ts: number, now: number): boolean {
  const start = streamStart(ts, now, channel.archivedDays);
  if (start.kind === 'refused') return start.reason !== 'future';
  const isOver = aired !== null && aired.realTimestamp + aired.realDuration <= now;
  return isOver && !hasCatchup(aired, now);
}

/** Packets to buy for a channel, now or at a moment of its archive; empty when buying would not help. */
export function channelOffers(
  snapshot: Snapshot,
  channel: Channel,
  ts: number | null,
  { viewer, buyer, now }: OfferContext,
): PacketOffer[] {
  if (!channel.isAvailable || isPurchased(channel, viewer)) return [];
  const aired =
    ts !== null && channel.slots.length > 0
      ? airedEntry(snapshot, channel, entryOfSecond(channel.slots, ts))
      : null;
  if (ts !== null && isUnavailable(channel, aired, ts, now)) return [];
  const isPartly = aired !== null && hasGaps(snapshot, aired.content, [channel], now);
  return found(snapshot, channel.packetIds, buyer).map((combination) => ({
    ...combination,
    channels: [channel],
    libraries: [],
    isPartly,
  }));
}

/** Packets to buy for a title: in its library if it has one, else on the channels that aired it. */
export function contentOffers(snapshot: Snapshot, content: Content, context: OfferContext): PacketOffer[] {
  const { viewer, buyer } = context;
  if (isPurchased(content, viewer)) return [];
  if (content.libraryIds.length === 0) return broadcastOffers(snapshot, content, context);
  const libraries = content.libraryIds.flatMap((id) => snapshot.libraries.get(id) ?? []);
  return found(snapshot, content.packetIds, buyer).map((combination) => {
    const then = withPackets(viewer, combination.packets);
    const opened = libraries.filter(({ packetIds }) => packetIds.some((id) => then.packetIds.has(id)));
    const isPartly = playableEpisodesOf(content).some((one) => !isPurchased(one, then));
    return { ...combination, channels: [], libraries: opened, isPartly };
  });
}

function broadcastOffers(
  snapshot: Snapshot,
  content: Content,
  { viewer, buyer, now }: OfferContext,
): PacketOffer[] {
  const channels = unique(catchups(snapshot, content, now).map(({ channel }) => channel)).filter(
    ({ isAvailable }) => isAvailable,
  );
  if (channels.some((channel) => isPurchased(channel, viewer))) return [];
  const packetIds = unique(channels.flatMap((channel) => channel.packetIds));
  return found(snapshot, packetIds, buyer).map((combination) => {
    const then = withPackets(viewer, combination.packets);
    const opened = channels.filter((channel) => isPurchased(channel, then));
    const isPartly = hasGaps(snapshot, content, opened, now);
    return { ...combination, channels: opened, libraries: [], isPartly };
  });
}
