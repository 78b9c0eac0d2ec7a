import 'server-only';
import { type Channel, listChannels } from '@/lib/platform/resources/channels';
import { getPacket, type WholePacket } from '@/lib/platform/resources/packets';
import { getSeller } from '@/lib/platform/resources/providers';
import { packetKey, packetKeyOf } from '@/lib/rules/pages/packet-key';
import type { SiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { isNotFound } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';
import { type PacketView, packetViews } from './packet-views';

export interface PacketPage {
  view: PacketView;
  description: string | null;
  libraryNames: string[];
  channels: Channel[];
  /** The seller of the price, and its page with all packets. */
  seller: { name: string; href: string | null };
  /** Whether that seller sells it; otherwise it has no price. */
  isSold: boolean;
}

/**
 * A packet for its own page; null when it does not exist, and for children, who get no offers (spec 1 §6).
 */
export async function loadPacket(text: string, siteContext: SiteContext): Promise<PacketPage | null> {
  const key = packetKey(text);
  if (!key || siteContext.audience === 'child') return null;
  const provider = key.provider ?? siteContext.site.provider;
  const [sold, seller, all] = await Promise.all([
    getPacket(packetKeyOf(provider, key.packet), siteContext).catch(nullIfMissing),
    getSeller(siteContext, provider),
    // Without them the page still describes the packet (quality F02).
    listChannels(siteContext).catch(() => []),
  ]);
  // A packet that the seller of the site does not sell may be linked in the catalogue: its contents are shown
  // without a price.
  const packet =
    sold ??
    withoutPrice(await orNotFound(key.provider ? Promise.resolve(null) : getPacket(key.packet, siteContext)));
  const isElsewhere = key.provider !== null && key.provider !== siteContext.site.provider;
  const [view] = await packetViews(
    [packet],
    { ...seller, elsewhere: isElsewhere ? key.provider : null },
    siteContext.locale,
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
