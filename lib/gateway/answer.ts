/** Personal answers are never stored by anybody (facts/quality.md S30). */
const HEADERS = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

export function answer(status: number, body: unknown): Response {
  if (status === 204) return new Response(null, { status, headers: HEADERS });
  return Response.json(body, { status, headers: HEADERS });
}

/** An error in the platform's own format, so that the browser has one reader for both. */
export function refuse(status: number, code: string, message = code): Response {
  return answer(status, { error: { message }, status_code: status, detail: message, error_code: code });
}
