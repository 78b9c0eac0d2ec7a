import 'server-only';
import { orNotFound } from '@/lib/not-found';
import { type Channel, listChannels } from '@/lib/platform/channels';
import { isNotFound } from '@/lib/platform/errors';
import { getPacket, type WholePacket } from '@/lib/platform/packets';
import { getSeller } from '@/lib/platform/providers';
import { routes } from '@/lib/routes';
import type { Face } from '@/lib/sites/current';
import { type PacketView, packetViews } from './landing';
import { packetKey, packetKeyOf } from './packet-key';

export interface PacketPage {
  view: PacketView;
  description: string | null;
  libraryNames: string[];
  channels: Channel[];
  /** Whose price it is, and where they tell of everything they sell. */
  seller: { name: string; href: string | null };
  /** Whether that seller sells it; else it has no price. */
  isSold: boolean;
}

/** A packet for its own page; null where there is none, and for children, to whom nothing is sold (spec 1 §6). */
export async function loadPacket(text: string, face: Face): Promise<PacketPage | null> {
  const key = packetKey(text);
  if (!key || face.audience === 'child') return null;
  const provider = key.provider ?? face.site.provider;
  const [sold, seller, all] = await Promise.all([
    getPacket(packetKeyOf(provider, key.packet), face).catch(nullIfMissing),
    getSeller(face, provider),
    // Without them the packet still says what it is (facts/quality.md F02).
    listChannels(face).catch(() => []),
  ]);
  // What the site's seller does not sell may be shown by a link of the catalogue: what is in it is said, without a price.
  const packet =
    sold ??
    withoutPrice(await orNotFound(key.provider ? Promise.resolve(null) : getPacket(key.packet, face)));
  const isElsewhere = key.provider !== null && key.provider !== face.site.provider;
  const [view] = await packetViews(
    [packet],
    { ...seller, elsewhere: isElsewhere ? key.provider : null },
    face.locale,
  );
  if (!view) return null;
  const isIn = new Set(packet.channelIds);
  return {
    view,
    description: packet.description,
    libraryNames: packet.libraryNames,
    channels: all.filter((channel) => isIn.has(channel.id)),
    seller: { name: seller.name, href: seller.shortname && routes.provider(seller.shortname) },
    isSold: sold !== null,
  };
}

function nullIfMissing(error: unknown): null {
  if (!isNotFound(error)) throw error;
  return null;
}

function withoutPrice(packet: WholePacket): WholePacket {
  return { ...packet, price: null, oldPrice: null, trial: null };
}
