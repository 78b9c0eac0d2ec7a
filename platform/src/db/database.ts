import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from './schema/index.ts';

/** The database type of all queries, for PGlite and PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database, or a transaction, that is only read. */
export type DatabaseReader = Pick<Database, 'select'>;
