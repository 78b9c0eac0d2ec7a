import { type Static, Type } from 'typebox';
import { Packet } from './packet.ts';

/** wire 7.2 FlatPacket: other names for two fields, and no inner lists. */
const LEFT_OUT = [
  'base',
  'agreement',
  'available',
  'include',
  'packets',
  'channels',
  'videos',
  'libraries',
] as const;

export const FlatPacket = Type.Object({
  ...Type.Omit(Packet, LEFT_OUT).properties,
  agreement_url: Type.String(),
});

export function flatPacket(packet: Static<typeof Packet>): Static<typeof FlatPacket> {
  const { base: _base, agreement, available: _on, include: _with, packets: _in, ...shown } = packet;
  const { channels: _channels, videos: _videos, libraries: _libraries, ...rest } = shown;
  return { ...rest, agreement_url: agreement };
}
