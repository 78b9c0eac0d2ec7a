import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { migrationsFolder } from '../paths.ts';
import { watchCatalogue } from './changes.ts';
import { DEFAULT_CONNECTIONS } from './connections.ts';
import { explainMissingExtension } from './extension.ts';
import { lockFolder } from './lock.ts';
import { aloneInProcess, type Task, whileAlone } from './locks.ts';
import { schema } from './schema/index.ts';

/** The database type of all queries, for PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** Migrates the tables to the current schema; safe when several processes start at once. */
  migrate(): Promise<void>;
  /**
   * Does something while no other platform on this database does.
   * @throws DoneElsewhere
   */
  whileAlone<Result>(task: Task, work: () => Promise<Result>): Promise<Result>;
  /** Calls back when any platform on this database has changed the catalogue; resolves to a function that ends it. */
  watchCatalogue(onChange: () => void): Promise<() => Promise<void>>;
  /** The connections to PostgreSQL now; a PGlite has none. */
  connections?(): { all: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** PostgreSQL when an address is given, else PGlite in `<dataDir>/db`, which only one process may use. */
export function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  connections?: number;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, connections = DEFAULT_CONNECTIONS } = options;
  return databaseUrl ? openPostgres(databaseUrl, connections) : openFolder(dataDir);
}

/** PGlite has to load an extension before a migration can create it; PostgreSQL has it installed. */
export const pgliteExtensions = { pg_trgm };

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'db');
    mkdirSync(folder, { recursive: true });
    const opened = wrapPglite(await PGlite.create(folder, { extensions: pgliteExtensions }));
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
  const db = overPglite(client, { schema });
  return {
    db,
    migrate: () => migratePglite(db, { migrationsFolder }),
    // A folder belongs to one process, which knows its own changes.
    whileAlone: aloneInProcess(),
    watchCatalogue: async () => async () => undefined,
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

async function openPostgres(databaseUrl: string, connections: number): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener a broken idle connection would end the process; the next query reconnects.
  pool.on('error', () => undefined);
  const db = overPostgres(pool, { schema });
  return {
    db,
    migrate: () =>
      whileAlone(pool, 'migration', async (client) => {
        await migratePostgres(overPostgres(client), { migrationsFolder }).catch((error) => {
          throw explainMissingExtension(error);
        });
      }),
    whileAlone: (task, work) => whileAlone(pool, task, work),
    watchCatalogue: (onChange) => watchCatalogue(databaseUrl, onChange),
    connections: () => ({ all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
