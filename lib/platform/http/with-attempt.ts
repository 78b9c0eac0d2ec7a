import 'server-only';
import type { Target } from './transport';

/** The same key is executed once, however often it is sent (docs/MONEY.md "Done once"). */
export function withAttempt(asViewer: Target, attempt: string): Target {
  return { ...asViewer, headers: { ...asViewer.headers, 'idempotency-key': attempt } };
}
