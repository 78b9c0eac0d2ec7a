import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedLimit } from '@/lib/shared/shared-state';
import type { Connection } from './connection';

/** The uses of limits, counted in Redis for all instances. */
export class Counters {
  readonly #connection: Connection;
  readonly #prefix: string;
  readonly #limiters = new Map<string, RateLimiterRedis>();

  constructor(connection: Connection, prefix: string) {
    this.#connection = connection;
    this.#prefix = prefix;
  }

  use(limit: SharedLimit, key: string): Promise<{ wait: number | null } | null> {
    return this.#connection.ask(async () => {
      try {
        await this.#limiterOf(limit).consume(key);
        return { wait: null };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { wait: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) };
      }
    });
  }

  async giveBack(limit: SharedLimit, key: string): Promise<void> {
    await this.#connection.ask(() => this.#limiterOf(limit).reward(key));
  }

  #limiterOf({ name, hits, seconds }: SharedLimit): RateLimiterRedis {
    const known = this.#limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterRedis({
      storeClient: this.#connection.client,
      useRedisPackage: true,
      keyPrefix: `${this.#prefix}:${name}`,
      points: hits,
      duration: seconds,
    });
    this.#limiters.set(name, limiter);
    return limiter;
  }
}
