import type { FastifyRequest } from 'fastify';
import { type Listed, listSubscriptions } from '../../commerce/subscriptions/list.ts';
import type { Deps } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { PacketInclude } from '../../presenters/commerce/packet.ts';
import { presentSubscription } from '../../presenters/commerce/subscription.ts';
import { packetScope } from './packet-scope.ts';

type Shown = ReturnType<typeof presentSubscription>;

/** The caller's selected subscriptions in wire form, without packets that the caller may not see. */
export async function shownSubscriptions(
  request: FastifyRequest,
  deps: Deps,
  isWanted: (listed: Listed) => boolean,
  includes?: ReadonlySet<PacketInclude>,
): Promise<Shown[]> {
  const { userId } = callerOf(request);
  const list = await listSubscriptions(deps.db, userId, deps.clock.now());
  const scope = await packetScope(request, deps);
  return list.filter(isWanted).flatMap((listed) => {
    const packet = scope.snapshot.packets.get(listed.subscription.packetId);
    return packet ? [presentSubscription(listed, scope.show(packet, includes), scope.view)] : [];
  });
}

/** One of them after a change; 404 when there is none. */
export async function shownSubscription(
  request: FastifyRequest,
  deps: Deps,
  matches: (listed: Listed) => boolean,
): Promise<Shown> {
  const [shown] = await shownSubscriptions(request, deps, matches);
  if (!shown) throw new ApiError('not_found');
  return shown;
}
