import 'server-only';
import { Limits, type PolicyName } from '@/lib/server/security/request-limits';
import { refuseThrottled } from './refusal';
import { limitKeyOf } from './viewer';

const limits = new Limits();

interface Count {
  by: PolicyName;
  /** Null counts the address alone, so that attempts of strangers do not count for the owner of a name. */
  key: string | null;
  byAddress: PolicyName;
}

/** Counts a use of a route by its key and by address; returns the refusal when the limit is exceeded, else null. */
export async function limit(request: Request, { by, key, byAddress }: Count): Promise<Response | null> {
  const now = Date.now();
  const wait = (await limits.use(byAddress, limitKeyOf(request), now)) ?? (await limits.use(by, key, now));
  return wait === null ? null : refuseThrottled(request, wait);
}

/** Returns a counted attempt whose call was refused. */
export function refundLimit({ by, key }: Pick<Count, 'by' | 'key'>): Promise<void> {
  return limits.refundLimit(by, key, Date.now());
}
