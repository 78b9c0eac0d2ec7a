import type { FastifyRequest } from 'fastify';
import { countryTable, isIn, isLoopback } from '../domain/address-ranges.ts';
import type { Env } from '../env.ts';
import type { Deps } from '../http/app.ts';
import type { Caller } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import type { MessageKey } from '../http/messages/translate.ts';
import { type Provider, providerById } from './provider.ts';
import { userById } from './user.ts';

/** The simulated location of callers without a public address: only the sandbox can set it. */
interface SimulatedLocation {
  address: string | null;
}

const tables = new WeakMap<Env, (address: string) => string | null>();
const locations = new WeakMap<Env, SimulatedLocation>();

/** The sandbox page's setting for callers from this machine. */
export function simulatedLocation(env: Env): SimulatedLocation {
  const existing = locations.get(env) ?? { address: null };
  locations.set(env, existing);
  return existing;
}

/** The address a viewer calls from. */
export function addressOf({ env }: Pick<Deps, 'env'>, request: FastifyRequest): string {
  const pretended = env.sandbox && isLoopback(request.ip) ? simulatedLocation(env).address : null;
  return pretended ?? request.ip;
}

/** The country of an address, if it is known. */
export function countryOf({ env }: Pick<Deps, 'env'>, address: string): string | null {
  const table = tables.get(env) ?? countryTable(env.countryRanges);
  if (!table) throw new Error('the environment was not checked');
  tables.set(env, table);
  return table(address);
}

/** The error code of a refusal by region: `forbidden_country` for purchases, otherwise `permission_denied`. */
type RegionCode = 'permission_denied' | 'forbidden_country';

const regionTexts = {
  permission_denied: 'region_not_served',
  forbidden_country: 'forbidden_country',
} as const satisfies Record<RegionCode, MessageKey>;

/**
 * Spec 1 §8: 403 with country and address where the provider may show nothing. An address without a known country counts
 * as at home: the lock depends on its table.
 */
export function requireRegion(
  deps: Pick<Deps, 'env'>,
  request: FastifyRequest,
  { config }: Provider,
  isGeofree = false,
  code: RegionCode = 'permission_denied',
): void {
  const ip = addressOf(deps, request);
  const country = countryOf(deps, ip);
  const isServed = config.servedCountries.length === 0 || config.servedCountries.includes(country ?? '');
  if (country === null || isServed || isGeofree) return;
  throw new ApiError(code, { message: regionTexts[code], params: { country, ip } });
}

/**
 * Spec 3 §8: 403 for a subscriber outside the network of an operator that works in it alone. Callers
 * of this machine count as inside, as they count as at home.
 */
async function requireOwnNetwork(
  deps: Pick<Deps, 'env' | 'db'>,
  request: FastifyRequest,
  { isGuest, providerId }: Caller,
): Promise<void> {
  const address = addressOf(deps, request);
  if (isGuest || isLoopback(address)) return;
  const provider = await providerById(deps.db, providerId);
  if (!provider?.config.isOwnNetworkOnly || isIn(provider.config.networks)(address)) return;
  throw new ApiError('permission_denied', {
    message: 'own_network_only',
    params: { provider: provider.name },
  });
}

/** Whether a user with a token may watch from here: the place for everybody, the network for subscribers. */
export async function requirePlace(
  deps: Pick<Deps, 'env' | 'db'>,
  request: FastifyRequest,
  caller: Caller,
): Promise<void> {
  await requireCallerRegion(deps, request, caller);
  await requireOwnNetwork(deps, request, caller);
}

/** The same for a user with a token; at home it needs no query. */
export async function requireCallerRegion(
  deps: Pick<Deps, 'env' | 'db'>,
  request: FastifyRequest,
  caller: Caller,
  code: RegionCode = 'permission_denied',
): Promise<void> {
  if (countryOf(deps, addressOf(deps, request)) === null) return;
  const user = await userById(deps.db, caller.userId);
  if (user) requireRegion(deps, request, user.provider, user.user.isGeofree, code);
}
