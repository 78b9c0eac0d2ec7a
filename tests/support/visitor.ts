import { AsyncLocalStorage } from 'node:async_hooks';

interface Cookies {
  sent: ReadonlyMap<string, string>;
  /** Null removes the cookie. */
  written: Map<string, string | null>;
}

const current = new AsyncLocalStorage<Cookies>();

/**
 * For `jest.mock('next/headers')`: the result of `cookies()` in the route that serves the visitor's request.
 */
export async function cookiesOfRequest() {
  const cookies = current.getStore();
  if (!cookies) throw new Error('no visitor sends a request');
  const { sent, written } = cookies;
  return {
    get: (name: string) => {
      const value = written.has(name) ? written.get(name) : sent.get(name);
      return typeof value === 'string' ? { name, value } : undefined;
    },
    set: (name: string, value: string, options: { maxAge?: number } = {}) => {
      written.set(name, options.maxAge === 0 || value === '' ? null : value);
    },
    delete: (name: string) => written.set(name, null),
  };
}

export type Handler = (request: Request) => Promise<Response>;

/** A browser as our API sees it: it sends its cookies with a request and takes those of the response. */
export class Visitor {
  readonly jar = new Map<string, string>();
  language = 'ru';
  /** Headers of a request from another page. */
  extraHeaders: Record<string, string> = {};

  request(method: string, path: string, body?: unknown): Request {
    const headers: Record<string, string> = {
      host: 'taspa.test',
      origin: 'http://taspa.test',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36',
      'accept-language': this.language,
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    return new Request(`http://taspa.test${path}`, {
      method,
      headers: { ...headers, ...this.extraHeaders },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  /** Calls a route and parses its answer; an empty one is null. */
  async call(handler: Handler, method: string, path: string, body?: unknown) {
    const response = await this.visit(handler, this.request(method, path, body));
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: text ? JSON.parse(text) : null };
  }

  /** A lost response does not change the visitor's cookies. */
  async visit(handler: Handler, request: Request, isLost = false): Promise<Response> {
    const cookies: Cookies = { sent: new Map(this.jar), written: new Map() };
    const response = await current.run(cookies, () => handler(request));
    if (isLost) return Response.error();
    for (const [name, value] of cookies.written) {
      if (value === null) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return response;
  }
}
