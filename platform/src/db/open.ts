import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { migrationsFolder } from '../paths.ts';
import { type ChangeListener, watchChanges } from './changes.ts';
import { CONNECT_LIMIT_MS, DEFAULT_CONNECTIONS, IDLE_LIMIT_MS } from './connections.ts';
import type { Database } from './database.ts';
import { explainMissingExtension } from './extension.ts';
import { lockFolder } from './lock.ts';
import { aloneInProcess, type Task, whileAlone } from './locks.ts';
import { observePglite, observePool, type QueryObserver } from './observe.ts';
import { keepParsers } from './pglite-queries.ts';
import { keepStatements } from './pglite-statements.ts';
import { setReads } from './reads.ts';
import { openReplica } from './replica.ts';
import { schema } from './schema/index.ts';
import { serversOf } from './servers.ts';

export type { Database } from './database.ts';

export interface OpenDatabase {
  db: Database;
  /** Migrates the tables to the current schema; safe when several processes start at once. */
  migrate(): Promise<void>;
  /**
   * Does something while no other platform on this database does.
   * @throws DoneElsewhere
   */
  whileAlone<Result>(task: Task, work: () => Promise<Result>): Promise<Result>;
  /** Calls back when any platform on this database has changed something; resolves to a function that ends it. */
  watchChanges(listener: ChangeListener): Promise<() => Promise<void>>;
  /** The connections to PostgreSQL now; a PGlite has none. */
  connections?(): { all: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** PostgreSQL when an address is given, else PGlite in `<dataDir>/db`, which only one process may use. */
export function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** A replica that the catalogue is read from (reads.ts). */
  readUrl?: string | undefined;
  connections?: number;
  onQuery?: QueryObserver | undefined;
}): Promise<OpenDatabase> {
  const { databaseUrl, readUrl, dataDir, connections = DEFAULT_CONNECTIONS, onQuery } = options;
  return databaseUrl
    ? openPostgres(databaseUrl, { readUrl, connections, onQuery })
    : openFolder(dataDir, onQuery);
}

/** PGlite has to load an extension before a migration can create it; PostgreSQL has it installed. */
export const pgliteExtensions = { pg_trgm };

async function openFolder(dataDir: string, onQuery?: QueryObserver): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'db');
    mkdirSync(folder, { recursive: true });
    const client = await PGlite.create(folder, { extensions: pgliteExtensions });
    const opened = wrapPglite(client);
    if (onQuery) observePglite(client, onQuery);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Wraps an open PGlite client; tests use one in memory. */
export function wrapPglite(client: PGlite): OpenDatabase {
  keepStatements(client);
  keepParsers(client);
  const db = overPglite(client, { schema });
  return {
    db,
    migrate: () => migratePglite(db, { migrationsFolder }),
    // A folder belongs to one process, which knows its own changes.
    whileAlone: aloneInProcess(),
    watchChanges: async () => async () => undefined,
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

async function openPostgres(
  databaseUrl: string,
  {
    readUrl,
    connections,
    onQuery,
  }: { readUrl: string | undefined; connections: number; onQuery: QueryObserver | undefined },
): Promise<OpenDatabase> {
  const servers = serversOf(databaseUrl);
  const pool = new Pool({
    Client: servers.Client,
    max: connections,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_LIMIT_MS,
  });
  // Without a listener a broken idle connection would end the process; the next query reconnects.
  pool.on('error', () => undefined);
  if (onQuery) observePool(pool, onQuery);
  const db = overPostgres(pool, { schema });
  const replica = readUrl
    ? openReplica(
        readUrl,
        connections,
        {
          db,
          position: async () => {
            const { rows } = await pool.query('select pg_current_wal_lsn()::text as position');
            return rows[0].position;
          },
        },
        onQuery,
      )
    : null;
  if (replica) setReads(db, replica.reads);
  return {
    db,
    migrate: () =>
      whileAlone(pool, 'migration', async (client) => {
        await migratePostgres(overPostgres(client), { migrationsFolder }).catch((error) => {
          throw explainMissingExtension(error);
        });
      }),
    whileAlone: (task, work) => whileAlone(pool, task, work),
    watchChanges: (listener) => watchChanges(servers, listener),
    connections: () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await replica?.close();
      await pool.end();
    },
  };
}
