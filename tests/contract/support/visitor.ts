/** A browser, as far as our API sees one: it keeps cookies and says where it comes from. */
export class Visitor {
  readonly jar = new Map<string, string>();
  language = 'ru';
  /** As if another page asked. */
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

  /** What `cookies()` of the framework gives a route: reads and writes this browser's jar. */
  cookies() {
    const { jar } = this;
    const set = (
      name: string | { name: string; value: string },
      value = '',
      options?: { maxAge?: number },
    ) => {
      const cookie = typeof name === 'string' ? { name, value } : name;
      if (options?.maxAge === 0 || cookie.value === '') jar.delete(cookie.name);
      else jar.set(cookie.name, cookie.value);
    };
    return {
      get: (name: string) => {
        const value = jar.get(name);
        return value === undefined ? undefined : { name, value };
      },
      set,
      delete: (name: string) => jar.delete(name),
    };
  }
}
