import * as v from 'valibot';
import { callSession } from './call';
import { withSessionLock } from './lock';

const Started = v.object({ is_guest: v.optional(v.boolean(), true), autoAuth: v.nullish(v.string(), null) });

/**
 * Asks the operator once more whose line it is (spec 1 §8 "with a retry button").
 * @returns whether the viewer is in
 * @throws SessionError
 */
export async function startAgain(): Promise<boolean> {
  const start = () => callSession('POST', '', Started, { retryLine: true });
  const { autoAuth } = await withSessionLock(start);
  return autoAuth !== 'failed';
}
