import 'server-only';
import { isPlatformInt } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { type Channel, listChannels } from '@/lib/platform/channels';
import { getPacket } from '@/lib/platform/packets';
import { getSeller } from '@/lib/platform/providers';
import type { Face } from '@/lib/sites/current';
import { type PacketView, packetViews } from './landing';

export interface PacketPage {
  view: PacketView;
  description: string | null;
  libraryNames: string[];
  channels: Channel[];
}

/** A packet for its own page; null where there is none, and for children, to whom nothing is sold (spec 1 §6). */
export async function loadPacket(id: string, face: Face): Promise<PacketPage | null> {
  if (!isPlatformInt(id) || face.audience === 'child') return null;
  const [packet, seller, all] = await Promise.all([
    orNotFound(getPacket(id, face)),
    getSeller(face, face.site.provider),
    // Without them the packet still says what it is (facts/quality.md F02).
    listChannels(face).catch(() => []),
  ]);
  const [view] = await packetViews([packet], seller, face.locale);
  if (!view) return null;
  const isIn = new Set(packet.channelIds);
  return {
    view,
    description: packet.description,
    libraryNames: packet.libraryNames,
    channels: all.filter((channel) => isIn.has(channel.id)),
  };
}
