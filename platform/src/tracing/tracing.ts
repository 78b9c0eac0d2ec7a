import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import type { QueryObserver } from '../db/observe.ts';

/** The traces of the platform (docs/OPERATIONS.md "Traces"). */
export interface Tracing {
  /** A span for each query of a request. */
  query: QueryObserver;
  /** A span for each request, below that of the caller. */
  observe(app: FastifyInstance): void;
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

const spanKey = Symbol('span');

declare module 'fastify' {
  interface FastifyRequest {
    [spanKey]?: Span;
  }
}

/** The exporter reads where to send spans, and the sampler how many, from the usual variables of OpenTelemetry. */
export function startTracing(): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'taspa-platform' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = trace.getTracer('taspa');

  const query: QueryObserver = (statement, run) => {
    // Queries of timers have no request, so they are not traced.
    if (!trace.getActiveSpan()) return run();
    const [verb = 'query'] = statement.trimStart().split(/\s/, 1);
    const attributes = { 'db.system': 'postgresql', 'db.statement': statement };
    return tracer.startActiveSpan(
      `sql ${verb.toLowerCase()}`,
      { kind: SpanKind.CLIENT, attributes },
      (span) =>
        run()
          .catch((error: unknown) => {
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          })
          .finally(() => span.end()),
    );
  };

  const observe = (app: FastifyInstance) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, routeOptions, headers, id } = request;
      const route = routeOptions.url ?? 'none';
      const attributes = { 'http.method': method, 'http.route': route, 'taspa.request_id': id };
      const caller = propagation.extract(context.active(), headers);
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
      request[spanKey] = span;
      context.with(trace.setSpan(caller, span), done);
    });
    // The body arrives outside of what `onRequest` has begun.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = request[spanKey];
      if (span) context.with(trace.setSpan(context.active(), span), done);
      else done();
    });
    app.addHook('onResponse', async (request, reply) => {
      const span = request[spanKey];
      span?.setAttribute('http.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  };
  return { query, observe, stop: () => provider.shutdown() };
}
