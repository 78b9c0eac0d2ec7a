import type { FastifyRequest } from 'fastify';
import type { Channel, Snapshot } from '../../catalogue/model.ts';
import { priceFrom } from '../../catalogue/price-from.ts';
import { ownChannels } from '../../db/queries/own-channels.ts';
import { leastTotals } from '../../domain/selling.ts';
import type { Deps } from '../../http/app.ts';
import type { PricedChannel } from '../../presenters/channels/user-channel.ts';
import { buyerOf, type PacketScope, packetScope } from '../commerce/packet-scope.ts';

/** The caller's state and lowest price of channels; loaded once, then it answers for any channel. */
export async function pricedChannels(
  request: FastifyRequest,
  deps: Deps,
  { snapshot, own: packets, provider }: Pick<PacketScope, 'snapshot' | 'own' | 'provider'>,
): Promise<(channel: Channel) => PricedChannel> {
  const own = await ownChannels(deps.db, request.caller, snapshot, deps.clock.now());
  const totals = leastTotals([...snapshot.packets.values()], buyerOf({ own: packets, provider }));
  return (channel) => ({ ...own(channel), minPrice: priceFrom(channel, totals) });
}

/** The same for a list with the whole catalogue, for children too. */
export async function pricedIn(
  request: FastifyRequest,
  deps: Deps,
  snapshot: Snapshot,
): Promise<(channel: Channel) => PricedChannel> {
  return pricedChannels(request, deps, { ...(await packetScope(request, deps)), snapshot });
}
