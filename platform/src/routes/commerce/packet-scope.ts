import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Packet as PacketThing, Snapshot } from '../../catalogue/model.ts';
import type { OfferContext } from '../../catalogue/offers.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { cardsOf } from '../../commerce/payments/cards.ts';
import { paysystemsFor } from '../../commerce/payments/paysystems.ts';
import {
  type Holdings,
  isTrialOpen,
  type OwnPackets,
  ownPackets,
} from '../../commerce/subscriptions/own-packets.ts';
import { viewerFor } from '../../db/queries/subscriptions.ts';
import type { Viewer } from '../../domain/entitlement.ts';
import { asSeller, type Buyer } from '../../domain/selling.ts';
import type { Deps } from '../../http/app.ts';
import { type PacketInclude, presentPacket } from '../../presenters/commerce/packet.ts';
import { presentPurchaseType } from '../../presenters/commerce/purchase-type.ts';
import { type View, viewOf } from '../../presenters/view.ts';
import { defaultProvider, type Provider, providerById } from '../../session/provider.ts';
import { knownProvider } from '../../session/seller.ts';
import { listed } from '../query.ts';

/** wire 7.2: `includes=availables,channels,videos,includes`; other words are ignored. */
export const Includes = Type.Object({ includes: Type.Optional(Type.String({ maxLength: 200 })) });

/** Every payment method has had one version so far. */
const PAYSYSTEM_VERSION = '1';

const KNOWN: readonly PacketInclude[] = ['availables', 'channels', 'videos', 'includes'];

/** The page of one packet includes everything, whatever the query says. */
export const EVERYTHING: ReadonlySet<PacketInclude> = new Set(KNOWN);

export function includesOf({ includes }: Static<typeof Includes>): ReadonlySet<PacketInclude> {
  const wanted = listed(includes);
  return new Set(KNOWN.filter((one) => wanted.includes(one)));
}

/** The context of a request about packets: the catalogue, the viewer's packets, the seller, and how to present them. */
export type PacketScope = {
  snapshot: Snapshot;
  own: OwnPackets;
  provider: Provider;
  view: View;
  show(packet: PacketThing, includes?: ReadonlySet<PacketInclude>): ReturnType<typeof presentPacket>;
  /** Its purchase types, each with its payment methods. */
  ways(packet: PacketThing): Promise<ReturnType<typeof presentPurchaseType>[]>;
};

/** The seller: the provider that is named, the one whose system calls, the caller's own, or the default one. */
export async function sellerOf(request: FastifyRequest, deps: Deps, reference?: string): Promise<Provider> {
  if (reference) return knownProvider(deps.db, reference);
  const knownId = request.callingProviderId ?? request.caller?.providerId;
  const provider = knownId === undefined ? null : await providerById(deps.db, knownId);
  return provider ?? defaultProvider(deps.db);
}

/** The names of the caller's payment methods; an offer has their details (wire 7.4). */
async function paysystemsOf(request: FastifyRequest, deps: Deps, provider: Provider, { locale }: View) {
  const cards = request.caller ? await cardsOf(deps.db, request.caller.userId) : [];
  const payer = { provider, hasCard: cards.length > 0, hasGateway: deps.gateway !== null };
  return paysystemsFor(payer).map(({ id, words }) => ({
    id,
    version: PAYSYSTEM_VERSION,
    title: words.title[locale],
  }));
}

export async function packetScope(
  request: FastifyRequest,
  deps: Deps,
  seller?: Provider | string,
): Promise<PacketScope> {
  const snapshot = await catalogueOf(deps).shownTo(request.caller);
  const [own, provider] = await Promise.all([
    ownPackets(deps.db, request.caller, snapshot, deps.clock.now()),
    typeof seller === 'object' ? seller : sellerOf(request, deps, seller),
  ]);
  const view = viewOf(request, deps);
  const givesTrials = !provider.config.disallowSubscribe;
  const context = { snapshot, own, seller: asSeller(provider), givesTrials, publicUrl: deps.env.publicUrl };
  const orders = [...own.purchases.values()];
  return {
    snapshot,
    own,
    provider,
    view,
    show: (packet, includes) => presentPacket(packet, includes ? { ...context, includes } : context, view),
    async ways(packet) {
      const payable = await paysystemsOf(request, deps, provider, view);
      return packet.purchaseTypes.map((way) => {
        const purchase = {
          userPurchase: orders.find(({ purchaseTypeId }) => purchaseTypeId === way.id) ?? null,
          isNext: orders.some(({ nextPurchaseTypeId }) => nextPurchaseTypeId === way.id),
          isTrialLeft: givesTrials && isTrialOpen(own, packet.id),
          paysystems: payable,
        };
        return presentPurchaseType(way, purchase, view);
      });
    },
  };
}

/** The part of a scope that decides about offers. */
type OfferScope = Pick<PacketScope, 'snapshot' | 'provider'> & { own: Holdings };

/** The caller as a buyer: owned packets and seller. */
export function buyerOf({ own, provider }: Omit<OfferScope, 'snapshot'>): Buyer {
  return {
    seller: asSeller(provider),
    held: own.held,
    hasContract: [...own.subscriptions.values()].some(({ type }) => type === 'bundle'),
    isAdditionalAlone: provider.config.isAllowAdditionalPacketsWithoutBase,
  };
}

/** The caller as the target of offers; `viewer` where it is known already. */
export async function offerContextOf(
  request: FastifyRequest,
  deps: Deps,
  scope: OfferScope,
  viewer?: Viewer,
): Promise<OfferContext> {
  const nowMs = deps.clock.now();
  return {
    viewer: viewer ?? (await viewerFor(deps.db, request.caller, scope.snapshot, nowMs)),
    buyer: buyerOf(scope),
    now: Math.floor(nowMs / 1000),
  };
}
