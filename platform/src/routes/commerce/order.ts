import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';

/** Who buys: a guest signs in first, whatever it is (spec 3 §6: any purchase starts at auth). */
export function buyerOf(request: FastifyRequest): number {
  const { userId, isGuest } = callerOf(request);
  if (isGuest) throw new ApiError('permission_denied', { message: 'login_to_buy' });
  return userId;
}

/**
 * What an order is known by: its Idempotency-Key. Should the server die between buying and answering, the repetition finds
 * what was bought instead of buying again.
 */
export function orderReference({ idempotencyKey }: FastifyRequest): string | undefined {
  return idempotencyKey === null ? undefined : `request:${idempotencyKey}`;
}
