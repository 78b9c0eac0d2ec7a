import 'server-only';
import { logWarning } from '@/lib/shared/log';
import { PlatformError } from '@/lib/shared/platform-error';

/**
 * A failed public read only makes a page poorer (docs/CALLS.md), so the page shows no error and the log gets
 * a line. A refusal of the platform is an answer and no failure. The query is left out, because it may
 * contain typed text.
 */
export function logFailedRead({ path }: { path: string }, error: unknown): void {
  if (!(error instanceof PlatformError) || error.kind === 'refused') return;
  logWarning('platform_read', { path, kind: error.kind, why: error.message });
}
