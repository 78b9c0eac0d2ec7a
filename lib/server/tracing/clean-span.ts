import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';

/** Attributes without anything of a viewer. The framework's others contain whole addresses, and with them typed texts. */
const KEPT: ReadonlySet<string> = new Set([
  ...['http.method', 'http.status_code', 'http.route', 'error.type'],
  ...['next.route', 'next.rsc', 'next.span_type', 'taspa.request_id'],
]);

/** Types of the framework's spans whose names contain addresses. */
const REQUEST = 'BaseServer.handleRequest';
const FETCH = 'AppRender.fetch';

function nameOf({ name, attributes }: ReadableSpan): string {
  const type = attributes['next.span_type'];
  if (type === REQUEST) return `${attributes['http.method']} ${attributes['http.route'] ?? ''}`.trim();
  if (type === FETCH) return 'fetch';
  return name;
}

/** A span as it may leave the machine: routes of the code, and of an exception only its type (quality S34). */
export function cleanSpan(span: ReadableSpan): ReadableSpan {
  const attributes: Attributes = {};
  for (const [name, value] of Object.entries(span.attributes)) if (KEPT.has(name)) attributes[name] = value;
  const events = span.events.map(({ attributes: facts = {}, ...event }) => ({
    ...event,
    attributes: { 'exception.type': facts['exception.type'] },
  }));
  const status = { code: span.status.code };
  return Object.create(span, {
    name: { value: nameOf(span) },
    attributes: { value: attributes },
    events: { value: events },
    status: { value: status },
  });
}
