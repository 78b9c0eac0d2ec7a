interface Asked {
  path: string;
  method: string;
  body: unknown;
}

type Answer = () => Response | Promise<Response>;

/** Our own server as a screen sees it: what it was asked, and its answers by `METHOD /path`. */
export const server: { asked: Asked[]; answers: Record<string, Answer> } = { asked: [], answers: {} };

/** Begins anew with these answers. A call that has none finds no connection. */
export function answerWith(answers: Record<string, Answer>): void {
  server.asked = [];
  server.answers = answers;
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    server.asked.push({ path, method, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answer = server.answers[`${method} ${path.split('?')[0]}`];
    if (!answer) throw new TypeError('no connection');
    return answer();
  }) as typeof fetch;
  // jsdom has none.
  AbortSignal.timeout ??= () => new AbortController().signal;
}

export const json = (body: unknown, status = 200) =>
  ({ ok: status < 400, status, json: async () => body }) as Response;

/** A failure in the format of the platform. */
export const refusal = (status: number, error_code: string, message = error_code, more: object = {}) =>
  json({ error: { message }, error_code, message, ...more }, status);
