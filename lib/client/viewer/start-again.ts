import * as v from 'valibot';
import { ownServer } from '@/lib/client/browser/own-server';
import { send } from '@/lib/platform/http/transport';
import { withSessionLock } from './lock';

/**
 * Asks the operator once more whose line it is (spec 1 §8 "Auto-auth failure"). Not by `callSession`, which would open the
 * dialog that asks.
 * @throws PlatformError `auto_auth_failed`
 */
export async function startAgain(): Promise<void> {
  const call = {
    method: 'POST',
    path: '/session',
    body: { retriesLine: true },
    schema: v.unknown(),
  } as const;
  await withSessionLock(() => send(call, ownServer('/api')));
}
