import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';

/** The buyer: a guest has to log in before any purchase (spec 3 §6: any purchase starts at auth). */
export function buyerOf(request: FastifyRequest): number {
  const { userId, isGuest } = callerOf(request);
  if (isGuest) throw new ApiError('permission_denied', { message: 'login_to_buy' });
  return userId;
}

/**
 * Identifies an order by its Idempotency-Key. If the server dies between purchase and answer, a retry finds
 * the purchase instead of buying again.
 */
export function orderReference({ idempotencyKey }: FastifyRequest): string | undefined {
  return idempotencyKey === null ? undefined : `request:${idempotencyKey}`;
}
