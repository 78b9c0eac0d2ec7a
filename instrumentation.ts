/** Runs once when the server starts: a half-configured server must not answer at all. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { env } = await import('./lib/shared/env');
  env();
}
