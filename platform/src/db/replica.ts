import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { repeat } from '../repeat.ts';
import {
  CONNECT_LIMIT_MS,
  IDLE_LIMIT_MS,
  PROBE_LIMIT_MS,
  REPLICA_CHECK_MS,
  REPLICA_LAG_LIMIT_MS,
  REPLICA_QUERY_LIMIT_MS,
} from './connections.ts';
import type { Database } from './database.ts';
import { Lag } from './lag.ts';
import { observePool, type QueryObserver } from './observe.ts';
import type { Reads } from './reads.ts';
import { schema } from './schema/index.ts';

export interface Replica {
  reads: Reads;
  close(): Promise<void>;
}

/** SQLSTATE classes of a server that cannot answer now: connection, resources, operator, conflict with the replay. */
const UNABLE = /^(?:08|53|57|58|25006|40001)/;

/** Whether the replica could not answer, rather than the query being wrong. */
function isAway(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    const { code } = inner as { code?: unknown };
    // Node's own errors of connections have words as codes.
    if (typeof code === 'string' && (UNABLE.test(code) || /^E[A-Z]+$/.test(code))) return true;
    if (/^Connection terminated|is not queryable$|timeout/i.test(inner.message)) return true;
  }
  return false;
}

/**
 * Reads of a replica, while it is there and not further behind than the limit; else of the primary, also for a query that the replica
 * could not answer.
 */
export function openReplica(
  readUrl: string,
  connections: number,
  primary: { db: Database; position(): Promise<string> },
  onQuery?: QueryObserver,
): Replica {
  const pool = new Pool({
    connectionString: readUrl,
    max: connections,
    connectionTimeoutMillis: Math.min(PROBE_LIMIT_MS, CONNECT_LIMIT_MS),
    idleTimeoutMillis: IDLE_LIMIT_MS,
    statement_timeout: REPLICA_QUERY_LIMIT_MS,
    query_timeout: REPLICA_QUERY_LIMIT_MS,
  });
  pool.on('error', () => undefined);
  // A lost connection fails its queries. Without a listener its event would end the process while a transaction has it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (onQuery) observePool(pool, onQuery);
  const db: Database = drizzle(pool, { schema });
  const lag = new Lag();
  let isGood = false;

  async function look(): Promise<void> {
    try {
      // Without the primary nothing new can be missed: the replica goes on being read.
      const written = await primary.position().catch(() => null);
      if (written) lag.written(written, Date.now());
      const { rows } = await pool.query(
        'select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn())::text as position where pg_is_in_recovery() ' +
          'union all select pg_current_wal_lsn()::text where not pg_is_in_recovery()',
      );
      isGood = lag.of(rows[0].position, Date.now()) <= REPLICA_LAG_LIMIT_MS;
    } catch {
      isGood = false;
    }
  }
  const looking = repeat(REPLICA_CHECK_MS, look);

  return {
    reads: async (query) => {
      if (!isGood) return query(primary.db);
      try {
        return await query(db);
      } catch (error) {
        if (!isAway(error)) throw error;
        isGood = false;
        return query(primary.db);
      }
    },
    close: async () => {
      await looking.stop();
      await pool.end();
    },
  };
}
