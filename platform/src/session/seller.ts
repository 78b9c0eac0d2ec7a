import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../db/open.ts';
import type { Deps } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import {
  defaultProvider,
  namedProvider,
  type Provider,
  providerByAddress,
  providerById,
} from './provider.ts';
import { addressOf } from './region.ts';

/**
 * The seller: the provider whose system calls, else the viewer's provider, else the owner of the viewer's network, else
 * the brand.
 */
export async function sellerOf(deps: Pick<Deps, 'db' | 'env'>, request: FastifyRequest): Promise<Provider> {
  const knownId = request.callingProviderId ?? request.caller?.providerId;
  return (
    (knownId !== undefined && (await providerById(deps.db, knownId))) ||
    (await providerByAddress(deps.db, addressOf(deps, request))) ||
    (await defaultProvider(deps.db))
  );
}

/** The query of a call that may name its provider (`?provider=`), by number or short name; by default the caller's own seller. */
export const OfSeller = { provider: Type.Optional(Type.String({ maxLength: 64 })) };

/** The same, where a client may name one (`?provider=`); an unknown name is an error of the caller. */
export async function namedSeller(
  deps: Pick<Deps, 'db' | 'env'>,
  request: FastifyRequest,
  reference: string | undefined,
): Promise<Provider> {
  return reference ? knownProvider(deps.db, reference) : sellerOf(deps, request);
}

/** The provider named by a query, by number or short name; 400 for an unknown one. */
export async function knownProvider(db: Database, reference: string): Promise<Provider> {
  const provider = await namedProvider(db, reference);
  if (!provider) throw new ApiError('invalid', { fields: { provider: { key: 'unknown_provider' } } });
  return provider;
}
