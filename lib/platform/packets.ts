import 'server-only';
import * as v from 'valibot';
import type { Reader } from '@/lib/audience/audience';
import { life, tag } from './cache';
import { type LandingPacket, PacketWire, toPacket } from './providers';
import { readPublic } from './server';
import { bareList, idText, listOf, text, textOrNull } from './wire';

const Whole = v.object({
  ...PacketWire.entries,
  description: textOrNull,
  channels: listOf(v.object({ id: v.number() })),
  libraries: listOf(v.object({ title: text })),
});

const Listed = v.object({ id: idText });

/** Everything that a packet says of itself to whoever has not bought it. */
export interface WholePacket extends LandingPacket {
  description: string | null;
  channelIds: number[];
  libraryNames: string[];
}

/** `GET /v2/packets`: numbers of those that are sold to everybody. @throws PlatformError */
export async function listPackets(reader: Reader): Promise<string[]> {
  const packets = await readPublic({ path: '/packets', schema: bareList(Listed) }, reader, {
    revalidate: life.directory,
    tags: [tag.provider],
  });
  return packets.map(({ id }) => id);
}

/**
 * `GET /v2/packets/{key}` by number, or by seller and number (spec 3 §2): the price is the seller's own.
 * @throws PlatformError with status 404 when there is none, or this seller does not sell it
 */
export async function getPacket(key: string, reader: Reader): Promise<WholePacket> {
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
