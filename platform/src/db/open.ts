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
import { explainMissingExtension } from './extension.ts';
import { lockFolder } from './lock.ts';
import { schema } from './schema/index.ts';

/** The database as every query sees it: the same over PGlite and over PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** Brings the tables to the present schema; safe when several processes start at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL when an address is given, else PGlite in `<dataDir>/db`, which only one process may hold. */
export function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
}): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openFolder(options.dataDir);
}

/** What PGlite has to load before a migration can ask for it; PostgreSQL brings it along. */
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

/** An already opened PGlite as our database; tests hand in one that lives in memory. */
export function wrapPglite(client: PGlite): OpenDatabase {
  const db = overPglite(client, { schema });
  return {
    db,
    migrate: () => migratePglite(db, { migrationsFolder }),
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

/** Any number will do, as long as nothing else in the database takes the same advisory lock. */
const MIGRATION_LOCK = 240_240;

async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 });
  // Without a listener an idle connection that breaks would end the process; the next query reconnects.
  pool.on('error', () => undefined);
  const db = overPostgres(pool, { schema });
  return {
    db,
    migrate: async () => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await migratePostgres(overPostgres(client), { migrationsFolder });
      } catch (error) {
        throw explainMissingExtension(error);
      } finally {
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
