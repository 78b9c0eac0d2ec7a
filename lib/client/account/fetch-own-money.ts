import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';

const Answer = v.object({ format: v.nullable(v.string()) });

/**
 * The money format of the provider that sells to this viewer, from the gateway. Rejects with `PlatformError`.
 * Browser only.
 */
export async function fetchOwnMoney(): Promise<string | null> {
  const { format } = await callSession('GET', '/money', Answer);
  return format;
}
