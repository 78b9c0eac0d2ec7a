import 'server-only';

/** A limit of uses within a window of time. */
export interface SharedLimit {
  name: string;
  hits: number;
  seconds: number;
}

/** Attempts of which some are free; then the wait doubles with each one. */
export interface GrowingWait {
  name: string;
  free: number;
  firstMs: number;
  longestMs: number;
  /** After this time without an attempt they count from zero. */
  forgottenMs: number;
}

/** What one instance knows of a viewer and all have to know, by kind and key; sealed. */
export interface SharedRecords {
  /** The fields of a record, none when it is unknown. Null: it could not be read. */
  read(kind: string, key: string): Promise<Readonly<Record<string, unknown>> | null>;
  /** Writes these fields only, and keeps the record for so long from now. False: it could not be written. */
  write(
    kind: string,
    key: string,
    fields: Readonly<Record<string, unknown>>,
    seconds: number,
  ): Promise<boolean>;
}

/** Attempts of all instances: the seconds to wait, if any. Null: they could not be counted. */
export interface SharedAttempts {
  wait(limit: GrowingWait, key: string, now: number): Promise<{ wait: number | null } | null>;
  /** The same, and counts an attempt that need not wait. */
  use(limit: GrowingWait, key: string, now: number): Promise<{ wait: number | null } | null>;
  clear(limit: GrowingWait, key: string): Promise<void>;
}

/**
 * What all instances of the web app share (docs/OPERATIONS.md "Several instances"). Nothing here fails: while the store is away, each
 * instance continues alone.
 */
export interface SharedState {
  readonly isConnected: boolean;
  readonly records: SharedRecords;
  readonly attempts: SharedAttempts;
  /** The result of one call for all instances that ask for it at the same time. It must be JSON and the same for every viewer. */
  singleFlight<Result>(key: string, load: () => Promise<Result>): Promise<Result>;
  /** The same for a result that belongs to one viewer: it is sealed. */
  sealedSingleFlight<Result>(key: string, load: () => Promise<Result>): Promise<Result>;
  /** Counts a use for all instances: the seconds to wait, if any. Null: it could not be counted. */
  use(limit: SharedLimit, key: string): Promise<{ wait: number | null } | null>;
  /** Takes back a counted use. */
  giveBack(limit: SharedLimit, key: string): Promise<void>;
  /** Tells the other instances that what they have read of this kind and key has changed. */
  announceChange(kind: string, key: string): Promise<void>;
}

declare global {
  var taspaSharedState: SharedState | undefined;
}

/**
 * Undefined without `REDIS_URL`, and without our server in front (`npm run dev`). One for the process: the server makes it, and each
 * route has its own bundled copy of this module.
 */
export const sharedState = (): SharedState | undefined => globalThis.taspaSharedState;
