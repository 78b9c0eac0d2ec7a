/** Connections of one platform to PostgreSQL, unless `DATABASE_CONNECTIONS` says otherwise; to a replica it has as many more. */
export const DEFAULT_CONNECTIONS = 10;

/** The longest wait for a connection, of the pool or of the server. */
export const CONNECT_LIMIT_MS = 10_000;

/** A connection that is not used for this long is closed. */
export const IDLE_LIMIT_MS = 30_000;

/** The longest wait for one of several servers to say whether it takes writes. */
export const PROBE_LIMIT_MS = 1_000;

/** The interval of searches for the server that takes writes, while there is none. */
export const SEARCH_MS = 200;

/** The longest search: a request waits for a promoted replica, and has an answer before the limit of its connection. */
export const SEARCH_LIMIT_MS = 8_000;

/** How far a replica may be behind; one that is further behind is not read. */
export const REPLICA_LAG_LIMIT_MS = 5_000;

/** The interval of looks at a replica. */
export const REPLICA_CHECK_MS = 1_000;

/** A query of a replica that takes longer is cancelled there and asked of the primary. */
export const REPLICA_QUERY_LIMIT_MS = 5_000;
