import { ApiError } from '../../http/errors.ts';
import type { Limits, PolicyName } from '../../http/limits.ts';

/**
 * Runs `work` with a promo key that a viewer typed. Each attempt is counted before the lookup, so that parallel
 * attempts give no advantage; it is given back unless the key is unknown.
 */
export async function countingGuess<T>(
  limits: Limits,
  { policy, guesser }: { policy: PolicyName; guesser: string },
  work: () => Promise<T>,
): Promise<T> {
  await limits.use(policy, guesser);
  let isGuess = false;
  try {
    return await work();
  } catch (error) {
    isGuess = error instanceof ApiError && error.code === 'promo_unknown';
    throw error;
  } finally {
    if (!isGuess) await limits.giveBack(policy, guesser);
  }
}
