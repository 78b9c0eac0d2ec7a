import { type Static, Type } from 'typebox';
import type { Channel, Packet as PacketThing } from '../../catalogue/model.ts';
import type { PacketOffer } from '../../catalogue/offers.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import { QuickSalesChannel } from '../channels/legacy-channel.ts';
import { Library, presentLibrary } from '../contents/library.ts';
import { Money, Wire } from '../schema.ts';
import type { View } from '../view.ts';
import { Packet } from './packet.ts';

/** wire 3 Selling a channel. */
export const OfferPackets = Wire({
  total_price: Money,
  packets: Type.Array(Packet),
  target_available_at: Wire({ channels: Type.Array(QuickSalesChannel), libraries: Type.Array(Library) }),
  not_all_episodes_available: Type.Boolean(),
});

/** How to present the parts of an offer to one viewer. */
export type OfferShow = {
  packet: (packet: PacketThing) => Static<typeof Packet>;
  channel: (channel: Channel) => Static<typeof QuickSalesChannel>;
};

export function presentOfferPackets(
  offer: PacketOffer,
  show: OfferShow,
  view: View,
): Static<typeof OfferPackets> {
  return {
    total_price: fromMinor(offer.total),
    packets: offer.packets.map(show.packet),
    target_available_at: {
      channels: offer.channels.map(show.channel),
      libraries: offer.libraries.map((library) => presentLibrary(library, view)),
    },
    not_all_episodes_available: offer.isPartly,
  };
}
