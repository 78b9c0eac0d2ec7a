import { type Static, Type } from 'typebox';
import { buy } from '../../commerce/buying/buy.ts';
import { offerOfPacket } from '../../commerce/buying/offer.ts';
import { cancelFuture } from '../../commerce/subscriptions/cancel-future.ts';
import type { Listed } from '../../commerce/subscriptions/list.ts';
import type { Holding } from '../../commerce/subscriptions/subscriptions.ts';
import { holdingToChange, stopRenewing, switchOff, switchOn } from '../../commerce/subscriptions/switch.ts';
import { toMinor } from '../../domain/billing/money.ts';
import type { SubscriptionState } from '../../domain/billing/state.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { buyingCodes, changingCodes } from '../../http/money-codes.ts';
import type { PacketInclude } from '../../presenters/commerce/packet.ts';
import { PacketSubscription } from '../../presenters/commerce/subscription.ts';
import { listed, NumericId } from '../query.ts';
import { buyerOf, orderReference } from './order.ts';
import { amountAgreed, orNull } from './payment-body.ts';
import { shownSubscription, shownSubscriptions } from './subscription-view.ts';

const path = '/v2/users/self/subscriptions';
const params = Type.Object({ id: Type.String({ maxLength: 64 }) });
const list = { 200: Type.Array(PacketSubscription) };

/** wire 7.3 `types`. */
const typed: Record<string, readonly SubscriptionState[]> = {
  all: ['active', 'paused', 'planned', 'ended'],
  current: ['active', 'paused'],
  active: ['active'],
  paused: ['paused'],
  planned: ['planned'],
};

const ListQuery = Type.Object({
  types: Type.Optional(
    Type.String({ maxLength: 100, description: 'all | current | active | paused | planned' }),
  ),
  packet_ids: Type.Optional(Type.String({ maxLength: 500 })),
  includes: Type.Optional(Type.String({ maxLength: 200 })),
});

/** Unknown types mean the same as `current`. */
function filterOf({ types, packet_ids }: Static<typeof ListQuery>): (one: Listed) => boolean {
  const states = listed(types).flatMap((type) => (Object.hasOwn(typed, type) ? (typed[type] ?? []) : []));
  const wanted = states.length > 0 ? states : (typed.current ?? []);
  const ids = listed(packet_ids).map(Number);
  return ({ state, subscription }) =>
    wanted.includes(state) && (ids.length === 0 || ids.includes(subscription.packetId));
}

/** `includes=packet.channels,packet.videos`. */
function packetIncludes({ includes }: Static<typeof ListQuery>): ReadonlySet<PacketInclude> {
  const allowed = ['availables', 'channels', 'videos', 'includes'] as const;
  const wanted = listed(includes);
  return new Set(allowed.filter((one) => wanted.includes(`packet.${one}`)));
}

/** A user's packets: list, buy, remove (wire 7.3; spec 3 §7). */
export const subscriptionRoutes: Routes = async (app, deps) => {
  const { db, clock } = deps;
  const access = 'user' as const;
  const isOf = (id: string) => (holding: Holding) => holding.subscription.id === id;

  app.get(
    path,
    {
      config: { access },
      schema: {
        summary: "The caller's subscriptions, by state and packet",
        querystring: ListQuery,
        response: list,
      },
    },
    (request) => shownSubscriptions(request, deps, filterOf(request.query), packetIncludes(request.query)),
  );

  app.get(
    `${path}/current`,
    {
      config: { access },
      schema: { summary: "The caller's running subscriptions, paused ones too", response: list },
    },
    (request) => shownSubscriptions(request, deps, filterOf({ types: 'current' })),
  );

  app.post(
    path,
    {
      config: {
        access,
        idempotent: true,
        errors: ['permission_denied', 'not_found', 'conflict', ...buyingCodes],
      },
      schema: {
        summary: 'Subscribes to a packet: now, or from the end of what is paid when it is a step down',
        querystring: Type.Object({
          paytype: Type.Optional(
            Type.String({
              maxLength: 32,
              description: 'async: nobody waits for a bank, the balance decides',
            }),
          ),
        }),
        body: Type.Object({
          packet_id: NumericId,
          amount_agreed: orNull(amountAgreed),
        }),
        response: { 201: PacketSubscription },
      },
    },
    async (request, reply) => {
      const { userId } = await buyerOf(deps, request);
      const now = clock.now();
      const { packet_id, amount_agreed } = request.body;
      const agreed = amount_agreed ? toMinor(amount_agreed) : undefined;
      const purchase = await db.transaction(async (tx) => {
        const purchaseTypeId = await offerOfPacket(tx, userId, packet_id);
        return buy(tx, { userId, purchaseTypeId, now, reference: orderReference(request), agreed });
      });
      const isBought = ({ subscription }: Listed) => subscription.purchaseId === purchase.id;
      return reply.code(201).send(await shownSubscription(request, deps, isBought));
    },
  );

  app.patch(
    `${path}/:id`,
    {
      config: { access, idempotent: true, errors: ['conflict', ...changingCodes] },
      schema: {
        summary: 'Lets a subscription renew or run out',
        params,
        body: Type.Object({ renew: Type.Boolean() }),
        response: { 200: PacketSubscription },
      },
    },
    async (request) => {
      const change = { userId: callerOf(request).userId, now: clock.now() };
      const { id } = request.params;
      await db.transaction(async (tx) => {
        const { held } = await holdingToChange(tx, change, isOf(id));
        await (request.body.renew ? switchOn(tx, held) : stopRenewing(tx, held));
      });
      return shownSubscription(request, deps, ({ subscription }) => subscription.id === id);
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config: {
        access,
        idempotent: true,
        errors: ['invalid', 'conflict', ...changingCodes],
      },
      schema: { summary: 'Switches a subscription off; what is paid lasts to its end', params },
    },
    async (request, reply) => {
      const change = { userId: callerOf(request).userId, now: clock.now() };
      const { id } = request.params;
      await db.transaction(async (tx) => {
        // A future packet is listed as a subscription, so it can be turned off like one.
        if (await cancelFuture(tx, change, (future) => future.id === id)) return;
        const { held, accountId } = await holdingToChange(tx, change, isOf(id));
        await switchOff(tx, held, { accountId, now: change.now });
      });
      return reply.code(204).send();
    },
  );
};
