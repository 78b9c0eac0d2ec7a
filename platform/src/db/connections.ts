/** Connections of one platform to PostgreSQL, unless `DATABASE_CONNECTIONS` says otherwise. */
export const DEFAULT_CONNECTIONS = 10;
