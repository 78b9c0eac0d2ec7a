import 'server-only';

/** A limit of uses within a window of time. */
export interface SharedLimit {
  name: string;
  hits: number;
  seconds: number;
}

/**
 * What all instances of the web app share (docs/OPERATIONS.md "Several instances"). Nothing here fails: while the store is away, each
 * instance continues alone.
 */
export interface SharedState {
  readonly isConnected: boolean;
  /** The result of one call for all instances that ask for it at the same time. It must be JSON and the same for every viewer. */
  once<Result>(key: string, load: () => Promise<Result>): Promise<Result>;
  /** Counts a use for all instances: the seconds to wait, if any. Null: it could not be counted. */
  use(limit: SharedLimit, key: string): Promise<{ wait: number | null } | null>;
  /** Takes back a counted use. */
  giveBack(limit: SharedLimit, key: string): Promise<void>;
}

declare global {
  var taspaSharedState: SharedState | undefined;
}

/**
 * Undefined without `REDIS_URL`, and without our server in front (`npm run dev`). One for the process: the server makes it, and each
 * route has its own bundled copy of this module.
 */
export const sharedState = (): SharedState | undefined => globalThis.taspaSharedState;
