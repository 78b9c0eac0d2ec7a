import 'server-only';
import { failureId, logFailure } from '@/lib/shared/log';
import { shownRequestId } from '@/lib/shared/request-scope';

/** Personal responses are never stored (quality S30). */
const HEADERS = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const init = { status, headers: { ...HEADERS, ...headers } };
  if (status === 204) return new Response(null, init);
  return Response.json(body, init);
}

interface Refusal {
  /** The text for the viewer; the code where the response is never shown. */
  message?: string;
  detail?: string | Record<string, string[]>;
  /** Seconds. */
  retryAfter?: number | null;
  /** Further fields that the screen needs. */
  extra?: Record<string, unknown>;
  /** For the log; not sent to the viewer. */
  cause?: unknown;
  requestId?: string;
}

/**
 * An error in the platform's own format, so that the browser has one parser for both. Failures of our own are
 * logged.
 */
export function refuse(status: number, code: string, refusal: Refusal = {}): Response {
  const { message = code, detail = message, retryAfter = null, extra, cause } = refusal;
  const { requestId = failureId() } = refusal;
  if (status >= 500) logFailure({ requestId, status, code, cause });
  const body = {
    error: { message },
    status_code: status,
    message,
    detail,
    error_code: code,
    request_id: shownRequestId(requestId),
    ...(retryAfter === null ? {} : { retryAfter }),
    ...extra,
  };
  const headers = { 'x-request-id': requestId };
  return answer(
    status,
    body,
    retryAfter === null ? headers : { ...headers, 'retry-after': String(retryAfter) },
  );
}
