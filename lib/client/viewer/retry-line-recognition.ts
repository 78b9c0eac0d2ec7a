import * as v from 'valibot';
import { ownServer } from '@/lib/client/browser/own-server';
import { send } from '@/lib/platform/http/transport';
import { withSessionLock } from './lock';

/**
 * Asks the operator once more about the line (spec 1 §8 "Auto-auth failure"). Not with `callSession`, which
 * would open the dialog that calls this.
 * @throws PlatformError `auto_auth_failed`
 */
export async function retryLineRecognition(): Promise<void> {
  const call = {
    method: 'POST',
    path: '/session',
    body: { retriesLine: true },
    schema: v.unknown(),
  } as const;
  await withSessionLock(() => send(call, ownServer('/api')));
}
