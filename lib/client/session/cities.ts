import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';

const CityOrAddress = v.object({ id: v.number(), name: v.string() });

/** A city, or an address in one (spec 3 §3 "City and address"). */
export type CityOrAddress = v.InferOutput<typeof CityOrAddress>;

/** Steps of a login with an operator (spec 3 §4). All throw PlatformError. */
export async function loadCities(): Promise<CityOrAddress[]> {
  return (await callSession('GET', '/city', v.object({ cities: v.array(CityOrAddress) }))).cities;
}

export async function chooseCity(cityId: number): Promise<CityOrAddress[]> {
  return (await callSession('POST', '/city', v.object({ addresses: v.array(CityOrAddress) }), { cityId }))
    .addresses;
}

export async function chooseAddress(cityId: number, addressId: number): Promise<void> {
  await callSession('POST', '/address', v.unknown(), { cityId, addressId });
}
