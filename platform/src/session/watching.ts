import type { FastifyRequest } from 'fastify';
import type { Deps } from '../http/app.ts';
import type { Caller } from '../http/caller.ts';
import { requirePlace } from './region.ts';
import { noteWatching, requireScreenTime } from './screen-time.ts';

/** Before every stream: the region is served, and a child has screen time left; its watching begins to count. */
export async function requireWatching(
  deps: Pick<Deps, 'env' | 'db' | 'clock'>,
  request: FastifyRequest,
  caller: Caller,
): Promise<void> {
  await requirePlace(deps, request, caller);
  await requireScreenTime(deps, caller);
  await noteWatching(deps, caller);
}
