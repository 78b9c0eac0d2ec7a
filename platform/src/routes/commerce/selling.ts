import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { findChannel } from '../../catalogue/find.ts';
import { findTitle } from '../../catalogue/find-title.ts';
import type { Channel, Packet as PacketThing } from '../../catalogue/model.ts';
import { channelOffers, contentOffers, type PacketOffer } from '../../catalogue/offers.ts';
import { packetsSold } from '../../catalogue/packets.ts';
import { asSeller } from '../../domain/selling.ts';
import type { Deps, Routes } from '../../http/app.ts';
import { quickSalesChannel } from '../../presenters/channels/legacy-channel.ts';
import { OfferPackets, presentOfferPackets } from '../../presenters/commerce/offer-packets.ts';
import { Packet, type PacketInclude } from '../../presenters/commerce/packet.ts';
import { Wire } from '../../presenters/schema.ts';
import { OfSeller } from '../../session/seller.ts';
import { pricedChannels } from '../catalogue/priced-channels.ts';
import { Moment } from '../query.ts';
import { offerContextOf, type PacketScope, packetScope } from './packet-scope.ts';

const config = { access: 'public' as const, errors: ['not_found'] as const };
const ofChannel = {
  params: Type.Object({ channel: Type.String() }),
  querystring: Type.Object({ timestamp: Moment, ...OfSeller }),
};

/** Cards of an offer show the contents of a packet. */
const INSIDE: ReadonlySet<PacketInclude> = new Set(['includes']);

/** Offers for one viewer; the viewer's channels are loaded once for all offers. */
async function shown(
  request: FastifyRequest,
  deps: Deps,
  scope: PacketScope,
  offers: readonly PacketOffer[],
) {
  const { view } = scope;
  const own = await pricedChannels(request, deps, scope);
  const show = {
    packet: (packet: PacketThing) => scope.show(packet, INSIDE),
    channel: (channel: Channel) => quickSalesChannel(channel, own(channel), view),
  };
  return offers.map((offer) => presentOfferPackets(offer, show, view));
}

/** Packets that open one channel or one title (wire 3 Selling a channel). */
export const sellingRoutes: Routes = async (app, deps) => {
  async function offersOf(request: FastifyRequest, key: string, query: Static<typeof ofChannel.querystring>) {
    const { timestamp, provider } = query;
    const scope = await packetScope(request, deps, provider);
    const channel = findChannel(scope.snapshot, key);
    const context = await offerContextOf(request, deps, scope);
    // Zero means live, as in stream addresses.
    const offers = channelOffers(scope.snapshot, channel, timestamp || null, context);
    return { scope, channel, offers };
  }

  app.get(
    '/v2/channels/:channel/quick_sales_packets',
    {
      config,
      schema: {
        summary:
          'Packets that together open a channel or a moment of its archive: fewest first, then the cheapest',
        ...ofChannel,
        response: { 200: Type.Array(OfferPackets) },
      },
    },
    async (request) => {
      const { scope, offers } = await offersOf(request, request.params.channel, request.query);
      return shown(request, deps, scope, offers);
    },
  );

  app.get(
    '/v2/channels/:channel/purchasepacket_short',
    {
      config,
      schema: {
        summary: 'Numbers of the packets that open a channel by themselves',
        ...ofChannel,
        response: {
          200: Type.Array(Wire({ id: Type.Integer(), not_all_episodes_available: Type.Boolean() })),
        },
      },
    },
    async (request) => {
      const { offers } = await offersOf(request, request.params.channel, request.query);
      return offers.flatMap(({ packets: [first, ...more], isPartly }) =>
        first && more.length === 0 ? [{ id: first.id, not_all_episodes_available: isPartly }] : [],
      );
    },
  );

  app.get(
    '/v2/channels/:channel/packets',
    {
      config,
      schema: {
        summary: 'Packets with this channel in them',
        params: ofChannel.params,
        querystring: Type.Object(OfSeller),
        response: { 200: Type.Array(Packet) },
      },
    },
    async (request) => {
      const scope = await packetScope(request, deps, request.query.provider);
      const { id } = findChannel(scope.snapshot, request.params.channel);
      return packetsSold(scope.snapshot, asSeller(scope.provider))
        .filter(({ channelIds }) => channelIds.includes(id))
        .map((packet) => scope.show(packet));
    },
  );

  app.get(
    '/v2/contents/:content/quick_sales_packets',
    {
      config,
      schema: {
        summary: 'Packets that together open a title: fewest first, then the cheapest',
        params: Type.Object({ content: Type.String() }),
        querystring: Type.Object(OfSeller),
        response: { 200: Type.Array(OfferPackets) },
      },
    },
    async (request) => {
      const scope = await packetScope(request, deps, request.query.provider);
      const content = await findTitle(deps.db, scope.snapshot, request.params.content);
      if (content.isLost) return [];
      const offers = contentOffers(scope.snapshot, content, await offerContextOf(request, deps, scope));
      return shown(request, deps, scope, offers);
    },
  );
};
