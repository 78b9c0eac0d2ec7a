import { ApiError } from '../../http/errors.ts';
import type { Limits, PolicyName } from '../../http/limits.ts';

type Counter = [policy: PolicyName, key: string];

/** Who tries a promo key; without a token there is no user. */
interface Guesser {
  ip: string;
  userId?: number | undefined;
}

/** A new user costs a stranger nothing, so attempts of users count for their address, too. */
function countersOf({ ip, userId }: Guesser): Counter[] {
  const address: Counter = ['promoGuessesPerAddress', ip];
  return userId === undefined ? [address] : [['promoGuesses', String(userId)], address];
}

/**
 * Runs `work` with a promo key that a viewer typed. Each attempt is counted before the lookup, so that parallel
 * attempts give no advantage; it is given back unless the key is unknown.
 */
export async function countingGuess<T>(limits: Limits, guesser: Guesser, work: () => Promise<T>): Promise<T> {
  const counted: Counter[] = [];
  let isGuess = false;
  try {
    for (const counter of countersOf(guesser)) {
      await limits.use(...counter);
      counted.push(counter);
    }
    return await work();
  } catch (error) {
    isGuess = error instanceof ApiError && error.code === 'promo_unknown';
    throw error;
  } finally {
    if (!isGuess) for (const counter of counted) await limits.giveBack(...counter);
  }
}
