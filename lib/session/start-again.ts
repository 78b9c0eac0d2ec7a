import * as v from 'valibot';
import { PlatformError } from '@/lib/platform/errors';
import { send } from '@/lib/platform/transport';
import { SessionError } from './call';
import { withSessionLock } from './lock';

/**
 * Asks the operator once more whose line it is (spec 1 §8 "with a retry button"). Not by `callSession`, which would open the
 * dialog that asks.
 * @throws SessionError `auto_auth_failed`
 */
export async function startAgain(): Promise<void> {
  const target = { base: '/api', headers: { 'accept-language': document.documentElement.lang } };
  const call = {
    method: 'POST',
    path: '/session',
    body: { retriesLine: true },
    schema: v.unknown(),
  } as const;
  try {
    await withSessionLock(() => send(call, target));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const hasWords = error.kind === 'refused';
    throw new SessionError(error.code ?? 'no_answer', hasWords ? error.message : null, error.retryAfter);
  }
}
