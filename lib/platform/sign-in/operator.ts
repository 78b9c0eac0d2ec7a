import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { bareList, textOrNull } from '@/lib/platform/http/wire';
import { post } from './token';

/** The middleware of an operator network (spec 1 §7 "Operator middleware"). All calls throw PlatformError. */

/**
 * Sends a code to a subscriber, known or not; the operator is named, because the phone does not tell which
 * one.
 */
export async function requestOperatorCode(
  target: Target,
  provider: string | null,
  phone: string,
): Promise<void> {
  await send({ ...post('/mw/otps', { phone }, v.unknown()), query: { provider } }, target);
}

const City = v.object({ id: v.number(), name: v.string() });

export type City = v.InferOutput<typeof City>;

export function listCities(target: Target, provider: string | null): Promise<City[]> {
  return send({ path: '/mw/cities', query: { provider }, schema: bareList(City) }, target);
}

const Address = v.object({
  address_id: v.number(),
  address: v.string(),
  provider_id: v.number(),
  user_id: v.number(),
});

export type Address = v.InferOutput<typeof Address>;

/** Stores the city and returns its addresses with the data that choosing one needs. */
export function chooseCity(asViewer: Target, cityId: number): Promise<Address[]> {
  return send(post('/mw/set_city', { city_id: cityId }, bareList(Address)), asViewer);
}

export async function chooseAddress(asViewer: Target, address: Address): Promise<void> {
  const { address_id, provider_id, user_id } = address;
  await send(post('/mw/set_address', { address_id, provider_id, user_id }, v.unknown()), asViewer);
}

const StatusBlock = v.object({
  balance: textOrNull,
  username: textOrNull,
  amount: textOrNull,
  status: v.number(),
  message_detail: textOrNull,
});

/** The state of a contract with the operator (spec 1 §4 "Operator block status"). */
export interface Contract {
  state: 'fine' | 'unpaid' | 'blocked';
  /** Its number; null means no contract. */
  username: string | null;
  balance: string | null;
  /** The amount to pay. */
  amount: string | null;
  /** The operator's own text. */
  text: string | null;
}

const stateOf: Record<number, Contract['state']> = { [-2]: 'blocked', [-1]: 'unpaid' };

export async function readContract(asViewer: Target): Promise<Contract> {
  const answer = await send({ path: '/mw/status_block', schema: StatusBlock }, asViewer);
  return {
    state: stateOf[answer.status] ?? 'fine',
    username: answer.username,
    balance: answer.balance,
    amount: answer.amount,
    text: answer.message_detail,
  };
}
