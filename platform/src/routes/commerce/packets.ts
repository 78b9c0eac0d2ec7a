import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { unique } from '../../catalogue/groups.ts';
import type { Packet as PacketThing } from '../../catalogue/model.ts';
import { findInBundle, findPacket, packetsSold } from '../../catalogue/packets.ts';
import { intId } from '../../domain/identifiers.ts';
import { packetKey } from '../../domain/packet-key.ts';
import { asSeller } from '../../domain/selling.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { FlatPacket, flatPacket } from '../../presenters/commerce/flat-packet.ts';
import { Packet } from '../../presenters/commerce/packet.ts';
import { PurchasePeriod, purchasePeriods } from '../../presenters/commerce/purchase-period.ts';
import { PurchaseType } from '../../presenters/commerce/purchase-type.ts';
import { namedProvider } from '../../session/provider.ts';
import { OfSeller } from '../../session/seller.ts';
import { EVERYTHING, Includes, includesOf, type PacketScope, packetScope } from './packet-scope.ts';

const params = Type.Object({ packet: Type.String() });
const config = { access: 'public' as const };
const forOne = { access: 'public' as const, errors: ['not_found'] as const };

const IncludesOfSeller = Type.Object({ ...Includes.properties, ...OfSeller });

/** The viewer's own packets stay visible after they were withdrawn from sale. */
function isOwn({ own }: PacketScope): (packetId: number) => boolean {
  return (id) => own.subscriptions.has(id) || own.futures.has(id) || own.held.has(id);
}

function soldOrOwn(scope: PacketScope): PacketThing[] {
  const { snapshot, provider, own } = scope;
  const taken = [...own.subscriptions.keys(), ...own.futures.keys()];
  return unique([
    ...packetsSold(snapshot, asSeller(provider)),
    ...taken.flatMap((id) => snapshot.packets.get(id) ?? []),
  ]);
}

/** Packets that the caller can buy or owns, and their purchase types (wire 7.2). */
export const packetRoutes: Routes = async (app, deps) => {
  /** By number, or by provider, bundle and number joined by underscores (spec 3 §2). */
  async function scopeOfOne(request: FastifyRequest, text: string) {
    const key = packetKey(text);
    if (!key) throw new ApiError('not_found', { message: 'unknown_packet' });
    const { provider: name, bundleId, packetId } = key;
    const provider = name === null ? undefined : await namedProvider(deps.db, name);
    if (provider === null) throw new ApiError('not_found', { message: 'unknown_provider' });
    const scope = await packetScope(request, deps, provider);
    const { snapshot } = scope;
    const sale = { seller: asSeller(scope.provider), isOwn: isOwn(scope) };
    const packet =
      bundleId === null
        ? findPacket(snapshot, packetId, sale)
        : findInBundle(snapshot, bundleId, packetId, sale.seller);
    return { scope, packet };
  }

  app.get(
    '/v2/packets',
    {
      config,
      schema: {
        summary: 'Packets that the caller may buy or has',
        querystring: IncludesOfSeller,
        response: { 200: Type.Array(Packet) },
      },
    },
    async (request) => {
      const scope = await packetScope(request, deps, request.query.provider);
      const includes = includesOf(request.query);
      return soldOrOwn(scope).map((packet) => scope.show(packet, includes));
    },
  );

  app.get(
    '/v2/packets/flat',
    {
      config,
      schema: {
        summary: 'The same packets, without the packets inside them',
        response: { 200: Type.Array(FlatPacket) },
      },
    },
    async (request) => {
      const scope = await packetScope(request, deps);
      return soldOrOwn(scope).map((packet) => flatPacket(scope.show(packet)));
    },
  );

  app.get(
    '/v2/packets/:packet',
    {
      config: forOne,
      schema: {
        summary: 'A packet with everything in it, by number or by provider_packet or provider_bundle_packet',
        params,
        querystring: Includes,
        response: { 200: Packet },
      },
    },
    async (request) => {
      const { scope, packet } = await scopeOfOne(request, request.params.packet);
      return scope.show(packet, EVERYTHING);
    },
  );

  app.get(
    '/v2/packets/:packet/purchases',
    {
      config: forOne,
      schema: { summary: 'Ways to buy a packet', params, response: { 200: Type.Array(PurchaseType) } },
    },
    async (request) => {
      const { scope, packet } = await scopeOfOne(request, request.params.packet);
      return scope.ways(packet);
    },
  );

  app.get(
    '/v2/packets/:packet/purchaseperiods',
    {
      config: forOne,
      schema: {
        summary: 'Periods a packet is sold for, the shortest first',
        params,
        response: { 200: Type.Array(PurchasePeriod) },
      },
    },
    async (request) => {
      const { scope, packet } = await scopeOfOne(request, request.params.packet);
      return purchasePeriods(await scope.ways(packet));
    },
  );

  app.get(
    '/v2/purchasepackets',
    {
      config,
      schema: {
        summary: 'Packets that the caller can buy here',
        querystring: Includes,
        response: { 200: Type.Array(Packet) },
      },
    },
    async (request) => {
      const scope = await packetScope(request, deps);
      const { isHavePurchases, disallowSubscribe } = scope.provider.config;
      if (!isHavePurchases || disallowSubscribe) return [];
      const includes = includesOf(request.query);
      return packetsSold(scope.snapshot, asSeller(scope.provider))
        .filter(({ purchaseTypes }) => purchaseTypes.length > 0)
        .map((packet) => scope.show(packet, includes));
    },
  );
};

const isGift = ({ type }: PacketThing) => type === 'promo';

/** Packets that need a promo key. */
export const promoPacketRoutes: Routes = async (app, deps) => {
  app.get(
    '/v2/promopackets',
    {
      config,
      schema: {
        summary: 'Packets that promo keys open',
        querystring: Includes,
        response: { 200: Type.Array(Packet) },
      },
    },
    async (request) => {
      const scope = await packetScope(request, deps);
      const includes = includesOf(request.query);
      return [...scope.snapshot.packets.values()]
        .filter(isGift)
        .map((packet) => scope.show(packet, includes));
    },
  );

  app.get(
    '/v2/promopackets/:packet',
    {
      config: forOne,
      schema: { summary: 'A packet that promo keys open', params, response: { 200: Packet } },
    },
    async (request) => {
      const scope = await packetScope(request, deps);
      const packet = scope.snapshot.packets.get(intId(request.params.packet) ?? 0);
      if (!packet || !isGift(packet)) throw new ApiError('not_found', { message: 'unknown_packet' });
      return scope.show(packet, EVERYTHING);
    },
  );
};
