import { LRUCache } from 'lru-cache';
import {
  PIN_FIRST_WAIT_MS,
  PIN_FORGOTTEN_MS,
  PIN_FREE_TRIES,
  PIN_LONGEST_WAIT_MS,
} from '@/lib/rules/parental/constants';

const MAX_KEYS = 50_000;

interface Tries {
  wrong: number;
  lastAt: number;
}

/** Wrong PINs: five are free, then the wait doubles with each one (quality S13). */
export class PinTries {
  readonly #tries = new LRUCache<string, Tries>({ max: MAX_KEYS });

  /** Seconds until the next attempt; null when it is allowed now. */
  wait(key: string, now: number): number | null {
    const known = this.#tries.get(key);
    if (!known || known.wrong < PIN_FREE_TRIES || now - known.lastAt >= PIN_FORGOTTEN_MS) return null;
    const wait = PIN_FIRST_WAIT_MS * 2 ** (known.wrong - PIN_FREE_TRIES);
    const left = known.lastAt + Math.min(wait, PIN_LONGEST_WAIT_MS) - now;
    return left > 0 ? Math.ceil(left / 1_000) : null;
  }

  /**
   * Counts an attempt before the comparison, so that parallel ones give no advantage. Returns the wait as
   * `wait` does, and then does not count.
   */
  use(key: string, now: number): number | null {
    const wait = this.wait(key, now);
    if (wait !== null) return wait;
    const known = this.#tries.get(key);
    const isFresh = known && now - known.lastAt < PIN_FORGOTTEN_MS;
    this.#tries.set(key, { wrong: (isFresh ? known.wrong : 0) + 1, lastAt: now });
    return null;
  }

  /** Resets the count after a correct PIN. */
  clear(key: string): void {
    this.#tries.delete(key);
  }
}
