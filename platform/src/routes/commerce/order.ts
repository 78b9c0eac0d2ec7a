import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../http/app.ts';
import { type Caller, callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { requireCallerRegion } from '../../session/region.ts';

/**
 * The buyer: a guest has to log in before any purchase (spec 3 §6: any purchase starts at auth), and nobody buys where the
 * provider may show nothing (spec 3 §6, forbidden country).
 */
export async function buyerOf(deps: Pick<Deps, 'db' | 'env'>, request: FastifyRequest): Promise<Caller> {
  const caller = callerOf(request);
  if (caller.isGuest) throw new ApiError('login_to_buy');
  await requireCallerRegion(deps, request, caller, 'forbidden_country');
  return caller;
}

/**
 * Identifies an order by its Idempotency-Key. If the server dies between purchase and answer, a retry finds
 * the purchase instead of buying again.
 */
export function orderReference({ idempotencyKey }: FastifyRequest): string | undefined {
  return idempotencyKey === null ? undefined : `request:${idempotencyKey}`;
}
