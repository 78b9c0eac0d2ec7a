/** Runs once when the server starts: a server with an incomplete configuration must not start. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('./lib/shared/env');
  env();
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  // Loaded for those who trace, and for nobody else.
  const { startTracing } = await import('./lib/server/tracing/start');
  globalThis.taspaTracing ??= startTracing();
}
