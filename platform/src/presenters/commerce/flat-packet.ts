import { type Static, Type } from 'typebox';
import { Packet } from './packet.ts';

/** wire.md 7.2 FlatPacket: other names for two things, and no packets inside. */
export const FlatPacket = Type.Object({
  ...Type.Omit(Packet, ['base', 'agreement', 'available', 'include', 'packets']).properties,
  agreement_url: Type.String(),
});

export function flatPacket(packet: Static<typeof Packet>): Static<typeof FlatPacket> {
  const { base: _base, agreement, available: _on, include: _with, packets: _in, ...rest } = packet;
  return { ...rest, agreement_url: agreement };
}
