import type { Pool, PoolClient } from 'pg';

/** What one platform at a time does on a database: advisory locks, whose numbers nothing else may use. */
const LOCKS = {
  migration: 240_240,
  start: 240_242,
  import: 240_243,
  checks: 240_244,
  retention: 240_245,
} as const;

export type Task = keyof typeof LOCKS;

/** The longest wait for another platform. A start may have to wait for the migration and the seed; an import is refused soon. */
const WAIT_MS: Readonly<Record<Task, number>> = {
  migration: 180_000,
  start: 180_000,
  import: 1_000,
  checks: 1_000,
  retention: 1_000,
};

/** PostgreSQL's code for a wait that is over. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Somebody on the same database does it now. */
export class DoneElsewhere extends Error {
  constructor(task: Task) {
    super(`This database is busy with the same: ${task}. Try again when it has finished.`);
  }
}

/** The same for a database of one process: a second one of the same kind is refused at once. */
export function aloneInProcess() {
  const running = new Set<Task>();
  return async <Result>(task: Task, work: () => Promise<Result>): Promise<Result> => {
    if (running.has(task)) throw new DoneElsewhere(task);
    running.add(task);
    try {
      return await work();
    } finally {
      running.delete(task);
    }
  };
}

/**
 * Does something while no other platform does. The lock belongs to a connection: when the process dies, PostgreSQL releases it.
 * @throws DoneElsewhere when it takes too long
 */
export async function whileAlone<Result>(
  pool: Pool,
  task: Task,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // A connection that is broken is not used again; the lock ended with it.
  let isBroken = true;
  try {
    await client.query("select set_config('lock_timeout', $1, false)", [`${WAIT_MS[task]}ms`]);
    const isFree = await client.query('select pg_advisory_lock($1)', [LOCKS[task]]).then(
      () => true,
      (error: { code?: string }) => {
        if (error.code === LOCK_NOT_AVAILABLE) return false;
        throw error;
      },
    );
    await client.query('reset lock_timeout');
    isBroken = false;
    if (!isFree) throw new DoneElsewhere(task);
    try {
      return await work(client);
    } finally {
      isBroken = await client.query('select pg_advisory_unlock($1)', [LOCKS[task]]).then(
        () => false,
        () => true,
      );
    }
  } finally {
    client.release(isBroken);
  }
}
