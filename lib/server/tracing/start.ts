import 'server-only';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { requestScope } from '@/lib/shared/request-scope';
import type { Tracing } from '@/lib/shared/tracing';
import { cleanSpan } from './clean-span';

/**
 * Begins to trace: the framework's own spans of a request, those of calls that our server answers itself, and the calls of the platform. The exporter reads where to send them, and the sampler
 * how many, from the usual variables of OpenTelemetry.
 */
export function startTracing(): Tracing {
  const exporter = new OTLPTraceExporter();
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'taspa-web' }),
    spanProcessors: [
      new BatchSpanProcessor({
        export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
        shutdown: () => exporter.shutdown(),
        forceFlush: () => exporter.forceFlush(),
      }),
    ],
  });
  provider.register();
  const tracer = trace.getTracer('taspa');

  return {
    request(method, route, headers, run) {
      const attributes = { 'http.method': method, 'http.route': route, ...ofRequest() };
      const above = propagation.extract(context.active(), headers);
      const options = { kind: SpanKind.SERVER, attributes };
      return tracer.startActiveSpan(`${method} ${route}`, options, above, (span) => observed(span, run));
    },
    call(method, headers, run) {
      const options = { kind: SpanKind.CLIENT, attributes: { 'http.method': method, ...ofRequest() } };
      return tracer.startActiveSpan('platform call', options, (span) => {
        propagation.inject(context.active(), headers, {
          set: (carrier, name, value) => carrier.set(name, value),
        });
        return observed(span, run);
      });
    },
    stop: () => provider.shutdown(),
  };
}

const ofRequest = () => ({ 'taspa.request_id': requestScope()?.id ?? '' });

/** Work that a span is about; it ends with it. */
async function observed(span: Span, run: () => Promise<Response>): Promise<Response> {
  try {
    const response = await run();
    span.setAttribute('http.status_code', response.status);
    if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    return response;
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
