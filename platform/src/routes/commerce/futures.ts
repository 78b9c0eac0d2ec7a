import { Type } from 'typebox';
import { cancelFuture } from '../../commerce/subscriptions/cancel-future.ts';
import { futuresOf } from '../../commerce/subscriptions/subscriptions.ts';
import { isoSeconds } from '../../domain/iso.ts';
import type { Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { Packet } from '../../presenters/commerce/packet.ts';
import { PeriodHuman } from '../../presenters/commerce/purchase-type.ts';
import { Money, Nullable, Snowflake, Wire } from '../../presenters/schema.ts';
import { packetScope } from './packet-scope.ts';

/** wire 7.3 futures; price and period are our own. */
const FutureWire = Wire({
  id: Snowflake,
  packet: Packet,
  start_at: Type.String({ format: 'date-time' }),
  renew: Type.Boolean(),
  purchase_id: Nullable(Snowflake),
  price: Nullable(Money),
  period_human: Nullable(PeriodHuman),
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
      const planned = await futuresOf(deps.db, callerOf(request).userId);
      const scope = await packetScope(request, deps);
      return planned.flatMap(({ future, purchaseType }) => {
        const packet = scope.snapshot.packets.get(future.packetId);
        if (!packet) return [];
        const { id, startAt, renew, purchaseId } = future;
        const start_at = isoSeconds(startAt);
        const price = purchaseType?.amount ?? null;
        const period_human = purchaseType?.period ?? null;
        const shown = scope.show(packet);
        return [{ id, packet: shown, start_at, renew, purchase_id: purchaseId, price, period_human }];
      });
    },
  );

  app.delete(
    '/v2/users/self/futures/:id',
    {
      config: { access: 'user', idempotent: true, errors: ['invalid', 'conflict'] },
      schema: {
        summary: 'Takes back what would begin later; what is held goes on',
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
