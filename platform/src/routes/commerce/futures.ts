import { type Static, Type } from 'typebox';
import { cancelFuture } from '../../commerce/subscriptions/cancel-future.ts';
import { plannedPrice } from '../../commerce/subscriptions/list.ts';
import { futuresOf, holdingsOf, waitingPlans } from '../../commerce/subscriptions/subscriptions.ts';
import { fromMinor } from '../../domain/billing/money.ts';
import { isoSeconds } from '../../domain/iso.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { Packet } from '../../presenters/commerce/packet.ts';
import { PeriodHuman } from '../../presenters/commerce/purchase-type.ts';
import { Money, Nullable, Snowflake, Wire } from '../../presenters/schema.ts';
import { packetScope } from './packet-scope.ts';

/** wire 7.3 futures; what it costs is our own, in the words of PacketSubscription. */
const FutureWire = Wire({
  id: Snowflake,
  packet: Packet,
  start_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'null behind a paused packet: the day is not known then',
  }),
  renew: Type.Boolean(),
  purchase_id: Nullable(Snowflake),
  price: Nullable(Money),
  period_human: Nullable(PeriodHuman),
  is_trial: Type.Boolean({ description: 'it begins with a trial' }),
  next_price: Nullable(Money),
  next_period_human: Nullable(PeriodHuman),
});

/** Packets that begin at the end of the paid period, such as a downgrade (wire 7.3). */
export const futureRoutes: Routes = async (app, deps) => {
  app.get(
    '/v2/users/self/futures',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Packets of the caller that begin later',
        response: { 200: Type.Array(FutureWire) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const planned = await futuresOf(deps.db, userId);
      const waiting = planned.length > 0 ? waitingPlans(await holdingsOf(deps.db, userId)) : null;
      const scope = await packetScope(request, deps);
      const shown = planned.map(async (plan): Promise<Static<typeof FutureWire> | null> => {
        const { id, packetId, startAt, renew, purchaseId } = plan.future;
        const packet = scope.snapshot.packets.get(packetId);
        if (!packet) return null;
        const price = await plannedPrice(deps.db, userId, plan);
        return {
          id,
          packet: scope.show(packet),
          start_at: waiting?.has(id) ? null : isoSeconds(startAt),
          renew,
          purchase_id: purchaseId,
          price: price?.next.amount ?? null,
          period_human: price?.next.period ?? null,
          is_trial: price?.first.isTrial ?? false,
          next_price: price && fromMinor(price.first.amount),
          next_period_human: price?.first.period ?? null,
        };
      });
      return (await Promise.all(shown)).filter((future) => future !== null);
    },
  );

  app.delete(
    '/v2/users/self/futures/:id',
    {
      config: { access: 'user', idempotent: true, errors: ['invalid', 'conflict'] },
      schema: {
        summary: 'Cancels a planned packet; the owned one continues',
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
      },
    },
    async (request, reply) => {
      const change = { userId: callerOf(request).userId, now: deps.clock.now() };
      const { id } = request.params;
      const isTaken = await deps.db.transaction((tx) =>
        cancelFuture(tx, change, (future) => future.id === id),
      );
      if (!isTaken) throw new ApiError('not_found');
      return reply.code(204).send();
    },
  );
};
