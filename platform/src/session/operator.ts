import { asc, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type OperatorContract, type OperatorNetwork, providers } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import type { Locale } from '../http/locale.ts';
import { formatMoney } from '../http/messages/format-money.ts';
import { translate } from '../http/messages/translate.ts';
import type { Provider } from './provider.ts';
import { namedSeller, sellerOf } from './seller.ts';
import type { User } from './user.ts';

/** A provider whose subscribers are known by city and address. */
export interface Operator {
  provider: Provider;
  network: OperatorNetwork;
}

function operatorOf(provider: Provider): Operator | null {
  const { operator } = provider.config;
  return operator && { provider, network: operator };
}

/** The operator of a middleware call: the named one, the caller's own, or the only one. */
export async function operatorFor(
  deps: Deps,
  request: FastifyRequest,
  reference?: string,
): Promise<Operator> {
  if (reference) {
    const named = operatorOf(await namedSeller(deps, request, reference));
    if (!named) throw new ApiError('invalid', { fields: { provider: { key: 'unknown_provider' } } });
    return named;
  }
  const own = operatorOf(await sellerOf(deps, request));
  if (own) return own;
  const [first] = await deps.db
    .select()
    .from(providers)
    .where(sql`${providers.config} -> 'operator' <> 'null'::jsonb`)
    .orderBy(asc(providers.id))
    .limit(1);
  const only = first && operatorOf(first);
  if (!only) throw new ApiError('not_found', { message: 'unknown_provider' });
  return only;
}

/** The city and street of an address. */
export function addressIn({ cities }: OperatorNetwork, addressId: number) {
  for (const city of cities) {
    const address = city.addresses.find(({ id }) => id === addressId);
    if (address) return { city, address };
  }
  return null;
}

/** The contract of the address that a user chose; none without one. */
export function contractOf(user: User, provider: Provider): OperatorContract | null {
  const { operatorAddressId: address } = user;
  return (address !== null && provider.config.operator?.contracts[address]) || null;
}

const words = { '-2': 'contract_blocked', '-1': 'contract_to_pay' } as const;

/** The operator's message about the contract (spec 1 §4: -2 blocks, -1 asks for a payment); null for a valid contract. */
export function contractMessage(contract: OperatorContract, { config }: Provider, locale: Locale): string {
  if (contract.status === 0) return '';
  const { username, amount } = contract;
  const params = { contract: username, sum: formatMoney(amount, config.currency.format, locale) };
  return translate(locale, { key: words[`${contract.status}`], params });
}
