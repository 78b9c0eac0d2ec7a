import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from './connection';

/** The longest time that others wait for one call, retries included. */
const WAIT_LIMIT_MS = 15_000;
/** How long a result stays for those that come in the same moment. */
const RESULT_MS = 3_000;
const FIRST_LOOK_MS = 10;
const LONGEST_LOOK_MS = 100;

/** Removes the lock if it is still this instance's own. */
const RELEASE =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/**
 * One call for all instances: the first one makes it, and the others wait for its result (quality F03). If it fails or
 * takes too long, each instance makes its own call, as without Redis.
 */
export async function singleFlight<Result>(
  connection: Connection,
  name: string,
  load: () => Promise<Result>,
): Promise<Result> {
  if (!connection.isUp) return load();
  const keys = { lock: `${name}:lock`, result: `${name}:result` };
  const token = randomUUID();
  const start = await connection.ask(async (client) => {
    const isOurs = await client.set(keys.lock, token, {
      condition: 'NX',
      expiration: { type: 'PX', value: WAIT_LIMIT_MS },
    });
    return { isOurs: isOurs !== null, result: await client.get(keys.result) };
  });
  if (!start) return load();
  if (start.result === null && !start.isOurs) return (await resultOfOther(connection, keys)) ?? load();
  try {
    if (start.result !== null) return JSON.parse(start.result) as Result;
    const result = await load();
    const expiration = { type: 'PX', value: RESULT_MS } as const;
    await connection.ask((client) => client.set(keys.result, JSON.stringify(result), { expiration }));
    return result;
  } finally {
    if (start.isOurs)
      void connection.ask((client) => client.eval(RELEASE, { keys: [keys.lock], arguments: [token] }));
  }
}

/** Undefined when the other instance has failed or takes too long, and when Redis is gone. */
async function resultOfOther<Result>(
  connection: Connection,
  { lock, result }: { lock: string; result: string },
): Promise<Result | undefined> {
  const until = Date.now() + WAIT_LIMIT_MS;
  for (let wait = FIRST_LOOK_MS; Date.now() < until; wait = Math.min(wait * 1.5, LONGEST_LOOK_MS)) {
    await pause(wait);
    // Reads the lock before the result, because the instance that makes the call stores the result before it removes
    // the lock.
    const state = await connection.ask(async (client) => ({
      isRunning: (await client.exists(lock)) === 1,
      found: await client.get(result),
    }));
    if (!state) return undefined;
    if (state.found !== null) return JSON.parse(state.found) as Result;
    if (!state.isRunning) return undefined;
  }
  return undefined;
}
