import 'server-only';
import { limits, type PolicyName } from '@/lib/server/security/request-limits';
import { refuseThrottled } from './refusal';
import { limitKeyOf } from './viewer';

interface KeyCount {
  by: PolicyName;
  /** Null counts the address alone, so that attempts of strangers do not count for the owner of a name. */
  key: string | null;
}

type Count = { byAddress: PolicyName } & (KeyCount | { by?: never; key?: never });

/**
 * Counts a use of a route by address, and by its key where it has one; returns the refusal when a limit is exceeded, else
 * null.
 */
export async function limit(request: Request, { by, key, byAddress }: Count): Promise<Response | null> {
  const now = Date.now();
  const wait =
    (await limits.use(byAddress, limitKeyOf(request), now)) ?? (by ? await limits.use(by, key, now) : null);
  return wait === null ? null : refuseThrottled(request, wait);
}

/** Returns a counted attempt whose call was refused. */
export function refundLimit({ by, key }: KeyCount): Promise<void> {
  return limits.refundLimit(by, key, Date.now());
}
