import * as v from 'valibot';
import { callSession } from './call';
import { withSessionLock } from './lock';

/**
 * Asks the operator once more whose line it is (spec 1 §8 "with a retry button").
 * @throws SessionError `auto_auth_failed`
 */
export async function startAgain(): Promise<void> {
  await withSessionLock(() => callSession('POST', '', v.unknown(), { retriesLine: true }));
}
