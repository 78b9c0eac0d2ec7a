import {
  PIN_FIRST_WAIT_MS,
  PIN_FORGOTTEN_MS,
  PIN_FREE_TRIES,
  PIN_LONGEST_WAIT_MS,
} from '@/lib/rules/parental/constants';
import { type GrowingWait, sharedState } from '@/lib/shared/shared-state';
import { PinTries } from './tries';

const WAIT: GrowingWait = {
  name: 'pin',
  free: PIN_FREE_TRIES,
  firstMs: PIN_FIRST_WAIT_MS,
  longestMs: PIN_LONGEST_WAIT_MS,
  forgottenMs: PIN_FORGOTTEN_MS,
};

/** Wrong PINs by user id: of all instances where they share state, else in the memory of this process (quality S13). */
export class PinAttempts {
  readonly #alone = new PinTries();

  /** Seconds until the next attempt; null when it is allowed now. */
  async wait(key: string, now: number): Promise<number | null> {
    const counted = await sharedState()?.attempts.wait(WAIT, key, now);
    return counted ? counted.wait : this.#alone.wait(key, now);
  }

  /** Counts an attempt before the comparison. Returns the wait as `wait` does, and then does not count. */
  async use(key: string, now: number): Promise<number | null> {
    const counted = await sharedState()?.attempts.use(WAIT, key, now);
    return counted ? counted.wait : this.#alone.use(key, now);
  }

  /** Resets the count after a correct PIN. */
  async clear(key: string): Promise<void> {
    this.#alone.clear(key);
    await sharedState()?.attempts.clear(WAIT, key);
  }
}
