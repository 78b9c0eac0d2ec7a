import 'server-only';
import * as v from 'valibot';
import { DEFAULT_CODE_LENGTH } from '@/lib/session/phone';
import { send, type Target } from './transport';
import { textOrNull } from './wire';

const Network = v.object({
  remote: textOrNull,
  country: textOrNull,
  // Clients stop at a plain "no" only (facts/wire.md 2).
  is_guest_allowed: v.nullish(v.boolean(), true),
  phone_otp_length: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(8))),
});

/** Where the viewer is, and what their provider allows (spec 1 §3 "Network info"). */
export interface Network {
  ip: string | null;
  country: string | null;
  isGuestAllowed: boolean;
  codeLength: number;
}

export async function getNetwork(target: Target): Promise<Network> {
  const network = await send({ path: '/users/self/network', schema: Network }, target);
  return {
    ip: network.remote,
    country: network.country,
    isGuestAllowed: network.is_guest_allowed !== false,
    codeLength: network.phone_otp_length ?? DEFAULT_CODE_LENGTH,
  };
}
