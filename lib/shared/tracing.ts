import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';

/** The traces of the web app (docs/OPERATIONS.md "Traces"). */
export interface Tracing {
  /** A request that our server answers itself; the framework has spans of its own for all others. */
  request(
    method: string,
    route: string,
    headers: IncomingHttpHeaders,
    run: () => Promise<Response>,
  ): Promise<Response>;
  /** A call of the platform as a part of the trace; `headers` get its `traceparent`. */
  call(method: string, headers: Headers, run: () => Promise<Response>): Promise<Response>;
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

declare global {
  var taspaTracing: Tracing | undefined;
}

/** Undefined without `OTEL_EXPORTER_OTLP_ENDPOINT`. One for the process, because each route has its own bundled copy of this module. */
export const tracing = (): Tracing | undefined => globalThis.taspaTracing;
