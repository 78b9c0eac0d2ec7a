import 'server-only';
import { listChannels } from '@/lib/platform/resources/channels';
import { getPacket } from '@/lib/platform/resources/packets';
import type { PacketChannel } from '@/lib/rules/pages/packet-channels';
import { type PacketKey, packetKeyOf } from '@/lib/rules/pages/packet-key';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** The channels of a packet that this site lists. @throws PlatformError with status 404 when nobody sells it here */
export async function loadPacketChannels(
  key: PacketKey,
  siteProvider: string | null,
  reader: AudienceContext,
): Promise<{ name: string; channels: PacketChannel[] }> {
  const soldKey = packetKeyOf(key.provider ?? siteProvider, key.packet);
  const [{ name, channelIds }, all] = await Promise.all([getPacket(soldKey, reader), listChannels(reader)]);
  const isIn = new Set(channelIds);
  const channels = all
    .filter(({ id }) => isIn.has(id))
    .map(({ id, name, href, logo, color }) => ({ id, name, href, logo, color }));
  return { name, channels };
}
