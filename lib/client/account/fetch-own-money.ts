import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';

const Answer = v.object({ format: v.nullable(v.string()) });

/** How whoever sells to this viewer writes money, from the gateway. Rejects with `PlatformError`. Browser only. */
export async function fetchOwnMoney(): Promise<string | null> {
  const { format } = await callSession('GET', '/money', Answer);
  return format;
}
