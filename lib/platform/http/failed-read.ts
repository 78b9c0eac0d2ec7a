import 'server-only';
import { logWarning } from '@/lib/shared/log';
import { PlatformError } from '@/lib/shared/platform-error';

/**
 * A public read that fails may only make a page poorer (docs/CALLS.md), so nobody is told on the page: it is a line of the log.
 * What the platform refuses is an answer and no failure. The query is left out: it may hold what somebody typed.
 */
export function logFailedRead({ path }: { path: string }, error: unknown): void {
  if (!(error instanceof PlatformError) || error.kind === 'refused') return;
  logWarning('platform_read', { path, kind: error.kind, why: error.message });
}
