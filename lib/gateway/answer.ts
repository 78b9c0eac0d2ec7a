/** Personal answers are never stored by anybody (facts/quality.md S30). */
const HEADERS = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const init = { status, headers: { ...HEADERS, ...headers } };
  if (status === 204) return new Response(null, init);
  return Response.json(body, init);
}

interface Refusal {
  /** A sentence for the viewer; the code where there is none, because nobody sees it. */
  message?: string;
  detail?: string | Record<string, string[]>;
  /** Seconds. */
  retryAfter?: number | null;
  /** What the screen needs to go on. */
  extra?: Record<string, unknown>;
}

/** An error in the platform's own format, so that the browser has one reader for both. */
export function refuse(status: number, code: string, refusal: Refusal = {}): Response {
  const { message = code, detail = message, retryAfter = null, extra } = refusal;
  const body = { error: { message }, status_code: status, message, detail, error_code: code, ...extra };
  if (retryAfter === null) return answer(status, body);
  return answer(status, { ...body, retryAfter }, { 'retry-after': String(retryAfter) });
}
