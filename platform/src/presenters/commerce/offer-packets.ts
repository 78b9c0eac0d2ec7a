import { type Static, Type } from 'typebox';
import type { Packet as PacketThing } from '../../catalogue/model.ts';
import type { PacketOffer } from '../../catalogue/offers.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import { Money, Wire } from '../schema.ts';
import { say, type View } from '../view.ts';
import { Packet } from './packet.ts';

const Place = Wire({ id: Type.Integer(), name: Type.String() });

/** wire.md §3 Selling a channel. */
export const OfferPackets = Wire({
  total_price: Money,
  packets: Type.Array(Packet),
  target_available_at: Wire({ channels: Type.Array(Place), libraries: Type.Array(Place) }),
  not_all_episodes_available: Type.Boolean(),
});

export function presentOfferPackets(
  offer: PacketOffer,
  show: (packet: PacketThing) => Static<typeof Packet>,
  view: View,
): Static<typeof OfferPackets> {
  return {
    total_price: fromMinor(offer.total),
    packets: offer.packets.map(show),
    target_available_at: {
      channels: offer.channels.map(({ id, name }) => ({ id, name: say(name, view) })),
      libraries: offer.libraries.map(({ id, title }) => ({ id, name: say(title, view) })),
    },
    not_all_episodes_available: offer.isPartly,
  };
}
