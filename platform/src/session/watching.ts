import type { FastifyRequest } from 'fastify';
import type { Deps } from '../http/app.ts';
import type { Caller } from '../http/caller.ts';
import { requirePlace } from './region.ts';
import { noteWatching, requireScreenTime } from './screen-time.ts';

/**
 * Checks before every stream that the region is served and that a child has screen time left, and starts to count its
 * watching.
 */
export async function requireWatching(
  deps: Pick<Deps, 'env' | 'db' | 'clock'>,
  request: FastifyRequest,
  caller: Caller,
): Promise<void> {
  await requirePlace(deps, request, caller);
  await requireScreenTime(deps, caller);
  await noteWatching(deps, caller);
}
