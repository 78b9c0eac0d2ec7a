import type { GrowingWait, SharedAttempts } from '@/lib/shared/shared-state';
import type { Connection } from './connection';

/** In one step, so that parallel attempts on several instances give no advantage: the milliseconds to wait, or 0 and the attempt is counted. */
const ATTEMPT = `
local wrong = tonumber(redis.call('hget', KEYS[1], 'wrong') or '0')
local now, free, first, longest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
if wrong >= free then
  local wait = math.min(first * 2 ^ (wrong - free), longest)
  local left = tonumber(redis.call('hget', KEYS[1], 'at')) + wait - now
  if left > 0 then return math.ceil(left) end
end
if ARGV[6] == '1' then
  redis.call('hset', KEYS[1], 'wrong', wrong + 1, 'at', ARGV[1])
  redis.call('pexpire', KEYS[1], ARGV[5])
end
return 0`;

/** Wrong attempts of all instances, each of which makes the next one wait longer. */
export class Attempts implements SharedAttempts {
  readonly #connection: Connection;
  readonly #nameOf: (key: string) => string;

  /** @param nameOf what Redis gets instead of a key */
  constructor(connection: Connection, nameOf: (key: string) => string) {
    this.#connection = connection;
    this.#nameOf = nameOf;
  }

  wait(limit: GrowingWait, key: string, now: number): Promise<{ wait: number | null } | null> {
    return this.#attempt(limit, key, now, false);
  }

  use(limit: GrowingWait, key: string, now: number): Promise<{ wait: number | null } | null> {
    return this.#attempt(limit, key, now, true);
  }

  async clear(limit: GrowingWait, key: string): Promise<void> {
    await this.#connection.ask((client) => client.del(this.#nameOf(`${limit.name} ${key}`)));
  }

  #attempt(
    limit: GrowingWait,
    key: string,
    now: number,
    isCounted: boolean,
  ): Promise<{ wait: number | null } | null> {
    const { name, free, firstMs, longestMs, forgottenMs } = limit;
    const numbers = [now, free, firstMs, longestMs, forgottenMs, isCounted ? 1 : 0].map(String);
    return this.#connection.ask(async (client) => {
      const ms = Number(
        await client.eval(ATTEMPT, { keys: [this.#nameOf(`${name} ${key}`)], arguments: numbers }),
      );
      return { wait: ms > 0 ? Math.ceil(ms / 1_000) : null };
    });
  }
}
