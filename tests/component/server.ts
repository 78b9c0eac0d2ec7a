interface Requested {
  path: string;
  method: string;
  body: unknown;
}

type Answer = () => Response | Promise<Response>;

/** A mock of our own server: the received requests, and its answers by `METHOD /path`. */
export const server: { requested: Requested[]; answers: Record<string, Answer> } = {
  requested: [],
  answers: {},
};

/** Resets the mock with these answers. A call without an answer fails like a lost connection. */
export function answerWith(answers: Record<string, Answer>): void {
  server.requested = [];
  server.answers = answers;
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    server.requested.push({ path, method, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answer = server.answers[`${method} ${path.split('?')[0]}`];
    if (!answer) throw new TypeError('no connection');
    return answer();
  }) as typeof fetch;
  // jsdom does not have it.
  AbortSignal.timeout ??= () => new AbortController().signal;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(headers),
    json: async () => body,
    text: async () => JSON.stringify(body),
  }) as Response;

/** An error in the format of the platform; `retryAfter` is in seconds. */
export function refusal(status: number, error_code: string, message = error_code, retryAfter?: number) {
  const headers: Record<string, string> = retryAfter ? { 'retry-after': String(retryAfter) } : {};
  return json({ error: { message }, error_code, message }, status, headers);
}
