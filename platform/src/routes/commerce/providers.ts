import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { countFreeChannels } from '../../catalogue/free-channels.ts';
import { findInBundle, findPacket, isBundle, packetsSold } from '../../catalogue/packets.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { intId } from '../../domain/identifiers.ts';
import { asSeller } from '../../domain/selling.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { Packet, type PacketInclude } from '../../presenters/commerce/packet.ts';
import { ProviderLanding } from '../../presenters/commerce/provider-landing.ts';
import { namedProvider, presentProvider } from '../../session/provider.ts';
import { EVERYTHING, packetScope } from './packet-scope.ts';

const config = { access: 'public' as const, errors: ['not_found'] as const };
const provider = Type.String();

/** A bundle is shown with its parts. */
const WITH_PARTS: ReadonlySet<PacketInclude> = new Set(['includes']);

/** The packets of one provider, for any caller (spec 3 §2 Provider landing). */
export const providerRoutes: Routes = async (app, deps) => {
  async function scopeOf(request: FastifyRequest, name: string) {
    const seller = await namedProvider(deps.db, name);
    if (!seller) throw new ApiError('not_found', { message: 'unknown_provider' });
    return packetScope(request, deps, seller);
  }

  app.get(
    '/v2/providers/:provider/info',
    {
      config,
      schema: {
        summary: 'A provider with its packets and bundles, by number or short name',
        params: Type.Object({ provider }),
        response: { 200: ProviderLanding },
      },
    },
    async (request) => {
      const { snapshot, provider: seller, show } = await scopeOf(request, request.params.provider);
      const sold = packetsSold(snapshot, asSeller(seller));
      return {
        ...presentProvider(seller, {
          locale: request.locale,
          publicUrl: deps.env.publicUrl,
          freeChannels: countFreeChannels(await catalogueOf(deps).current()),
        }),
        is_promo_allowed: !seller.config.disallowSubscribe,
        packets: sold.filter((packet) => !isBundle(packet)).map((packet) => show(packet)),
        bundles: sold.filter(isBundle).map((packet) => show(packet, WITH_PARTS)),
      };
    },
  );

  app.get(
    '/v2/providers/:provider/packet/:packet',
    {
      config,
      schema: {
        summary: 'A packet as this provider sells it',
        params: Type.Object({ provider, packet: Type.String() }),
        response: { 200: Packet },
      },
    },
    async (request) => {
      const { snapshot, provider: seller, show } = await scopeOf(request, request.params.provider);
      const packet = findPacket(snapshot, intId(request.params.packet), { seller: asSeller(seller) });
      return show(packet, EVERYTHING);
    },
  );

  app.get(
    '/v2/providers/:provider/bundles/:bundle/packets/:packet',
    {
      config,
      schema: {
        summary: 'A packet inside a bundle of this provider, with the name and price of the bundle',
        params: Type.Object({ provider, bundle: Type.String(), packet: Type.String() }),
        response: { 200: Packet },
      },
    },
    async (request) => {
      const { bundle, packet } = request.params;
      const { snapshot, provider: seller, show } = await scopeOf(request, request.params.provider);
      return show(findInBundle(snapshot, intId(bundle), intId(packet), asSeller(seller)), EVERYTHING);
    },
  );
};
