import type { Redis } from '../redis.ts';
import type { Action, Limit, Step, Window } from './limit-windows.ts';

/**
 * `stepOf` in one step for all instances, so that parallel attempts on several of them gain nothing. What an instance has counted
 * while Redis was away (the last three numbers) is taken over where it is more.
 */
const STEP = `
local stored = redis.call('hmget', KEYS[1], 'hits', 'ends', 'waits')
local hits, ends, waits = tonumber(stored[1] or '0'), tonumber(stored[2] or '0'), tonumber(stored[3] or '0')
local now, free, window, first, longest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local action, isChanged = ARGV[6], false
if ends <= now then hits, ends, waits = 0, now + window, 0 end
if tonumber(ARGV[8]) > now then
  hits, ends, waits = math.max(hits, tonumber(ARGV[7])), math.max(ends, tonumber(ARGV[8])), math.max(waits, tonumber(ARGV[9]))
  isChanged = true
end
local refused = 0
if action == 'giveBack' then hits, waits, isChanged = math.max(0, hits - 1), 0, true
elseif first > 0 then refused = waits elseif hits >= free then refused = ends end
if refused <= now then
  refused = 0
  if action == 'use' then
    hits, isChanged = hits + 1, true
    if first > 0 then
      ends, waits = now + window, now
      if hits >= free then waits = now + math.min(longest, first * 2 ^ math.min(hits - free, 30)) end
    end
  end
end
if isChanged then
  redis.call('hset', KEYS[1], 'hits', string.format('%d', hits), 'ends', string.format('%d', ends), 'waits', string.format('%d', waits))
  redis.call('pexpire', KEYS[1], string.format('%d', ends - now))
end
return {hits, ends, waits, refused}`;

/** The windows of limits that all instances count in together. A call that Redis does not answer gives null. */
export class SharedWindows {
  readonly #redis: Redis;
  readonly #nameOf: (id: string) => string;

  /** @param nameOf what Redis gets instead of an id: keys of limits are phones, logins and addresses */
  constructor(redis: Redis, nameOf: (id: string) => string) {
    this.#redis = redis;
    this.#nameOf = nameOf;
  }

  async step(
    id: string,
    limit: Limit,
    use: { now: number; action: Action; alone?: Window },
  ): Promise<Step | null> {
    const { now, action, alone } = use;
    const { firstMs, longestMs } = limit.delay ?? { firstMs: 0, longestMs: 0 };
    const { hits, endsAt, waitsUntil } = alone ?? { hits: 0, endsAt: 0, waitsUntil: 0 };
    const given = [now, limit.hits, limit.windowMs, firstMs, longestMs, action, hits, endsAt, waitsUntil];
    const answer = await this.#redis.ask((client) =>
      client.eval(STEP, { keys: [this.#nameOf(id)], arguments: given.map(String) }),
    );
    if (!answer) return null;
    const [hitsNow, endsNow, waitsNow, refusedUntil] = answer as unknown as [number, number, number, number];
    return { window: { hits: hitsNow, endsAt: endsNow, waitsUntil: waitsNow }, refusedUntil };
  }

  async clear(id: string): Promise<void> {
    await this.#redis.ask((client) => client.del(this.#nameOf(id)));
  }
}
