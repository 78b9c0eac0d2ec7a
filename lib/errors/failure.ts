import { PlatformError } from '@/lib/platform/errors';
import { SessionError } from '@/lib/session/call';

/** What a failed call leaves behind, however it was made. */
export interface Failure {
  /** The server's own sentence; null when it said none, or nobody answered. */
  message: string | null;
  /** Field errors. */
  detail: Readonly<Record<string, readonly string[]>>;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** By which our log knows the failure (facts/quality.md S34). */
  requestId: string | null;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof SessionError) {
    return { message: error.sentence, detail: {}, status: 0, requestId: error.requestId };
  }
  if (!(error instanceof PlatformError)) return { message: null, detail: {}, status: 0, requestId: null };
  // The message of other kinds is for the log.
  const message = error.kind === 'refused' ? error.message || null : null;
  return { message, detail: error.detail, status: error.status, requestId: null };
}
