import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';

/** What a cookie may be set with. */
interface CookieOptions {
  /** Seconds. */
  maxAge?: number;
  secure?: boolean;
  httpOnly?: boolean;
  sameSite?: 'strict' | 'lax' | 'none';
  path?: string;
  partitioned?: boolean;
}

/** The cookies of a request and of its answer. */
export interface CookieJar {
  get(name: string): { value: string } | undefined;
  set(name: string, value: string, options?: CookieOptions): unknown;
  delete(name: string): unknown;
}

/** The request that is being answered (docs/OPERATIONS.md "One number for a request"). */
export interface RequestScope {
  /** In the log of both programs and in the response (`x-request-id`). */
  readonly id: string;
  /** Of a call that our server answers itself; a route of the framework has its own. */
  readonly cookies?: CookieJar;
}

declare global {
  var taspaRequests: AsyncLocalStorage<RequestScope> | undefined;
}

/**
 * Undefined outside a request, and without our server in front (`npm run dev`). One for the process: the server makes it, and each
 * route has its own bundled copy of this module.
 */
export const requestScope = (): RequestScope | undefined => globalThis.taspaRequests?.getStore();

/** A proxy's number has up to 64 characters; its beginning is enough for a person to read aloud and for support to find it. */
const SHOWN = 8;

/** The part of a number that the viewer sees. */
export const shownRequestId = (id: string): string => id.slice(0, SHOWN);
