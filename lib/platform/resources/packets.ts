import 'server-only';
import * as v from 'valibot';
import { readPublic } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { bareList, idText, listOf, text, textOrNull } from '@/lib/platform/http/wire';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { type LandingPacket, PacketWire, toPacket } from './packet-wire';

const Whole = v.object({
  ...PacketWire.entries,
  description: textOrNull,
  channels: listOf(v.object({ id: v.number() })),
  libraries: listOf(v.object({ title: text })),
});

const Listed = v.object({ id: idText });

/** The description of a packet for viewers who have not bought it. */
export interface WholePacket extends LandingPacket {
  description: string | null;
  channelIds: number[];
  libraryNames: string[];
}

/** `GET /v2/packets`: ids of packets that are sold to everyone. @throws PlatformError */
export async function listPackets(reader: AudienceContext): Promise<string[]> {
  const packets = await readPublic({ path: '/packets', schema: bareList(Listed) }, reader, {
    revalidate: life.directory,
    tags: [tag.provider],
  });
  return packets.map(({ id }) => id);
}

/**
 * `GET /v2/packets/{key}` by number, or by seller and number (spec 3 §2): the price is the seller's own.
 * @throws PlatformError with status 404 when it does not exist or this seller does not sell it
 */
export async function getPacket(key: string, reader: AudienceContext): Promise<WholePacket> {
  const wire = await readPublic({ path: `/packets/${encodeURIComponent(key)}`, schema: Whole }, reader, {
    revalidate: life.notices,
    tags: [tag.provider],
  });
  return {
    ...toPacket(wire),
    description: wire.description,
    channelIds: wire.channels.map((channel) => channel.id),
    libraryNames: wire.libraries.map(({ title }) => title),
  };
}
