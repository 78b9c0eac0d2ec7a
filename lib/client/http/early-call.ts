import type * as v from 'valibot';
import { ownServer } from '@/lib/client/browser/own-server';
import { type Call, send } from '@/lib/platform/http/transport';
import { peekFetch } from './early-fetch';

/**
 * The answer to a call that the page made before its scripts ran. It stays for the island that needs it.
 * @throws PlatformError when there is none
 */
export function earlyAnswer<Schema extends v.GenericSchema>(
  call: Call<Schema>,
): Promise<v.InferOutput<Schema>> {
  return send(call, { ...ownServer('/api/v2'), fetch: peekFetch, retries: 0 });
}
