import { unsealData } from 'iron-session';
import { forward } from '@/lib/gateway/forward';
import { logOut } from '@/lib/gateway/logout';
import { sessionState } from '@/lib/gateway/session-state';
import { startSession } from '@/lib/gateway/start-session';
import type { Session } from '@/lib/session/session';
import { type Handler, Visitor } from '@/tests/support/visitor';
import type { RealPlatform } from './real-platform';

/** What a fault order of the sandbox says (docs/PLATFORM.md). */
interface Fault {
  match: string;
  status?: number;
  errorCode?: string;
  cut?: boolean;
  times?: number;
}

/** One browser before our routes, and the platform behind them. */
export class House {
  visitor = new Visitor();
  readonly #platform: RealPlatform;

  constructor(platform: RealPlatform) {
    this.#platform = platform;
  }

  ask = (handler: Handler, method: string, path: string, body?: unknown) =>
    this.visitor.ask(handler, method, path, body);

  start = (facts?: object) => this.ask(startSession, 'POST', '/api/session', facts);
  leave = () => this.ask(logOut, 'DELETE', '/api/session');
  state = async () => (await this.ask(sessionState, 'GET', '/api/session')).body;
  channels = () =>
    this.ask(
      (request) => forward(request, '/users/self/channel_list'),
      'GET',
      '/api/v2/users/self/channel_list',
    );

  /** Comes to a partner's own host, and from an address. */
  at(host: string, address?: string): this {
    this.visitor.extraHeaders = { host, origin: `http://${host}` };
    if (address) this.visitor.extraHeaders['x-forwarded-for'] = address;
    return this;
  }

  /** What lies in the sealed cookie. */
  async session(): Promise<Session> {
    const seal = this.visitor.jar.get('taspa_session') ?? '';
    const password = process.env.SESSION_SECRET ?? '';
    const { session } = await unsealData<{ session: Session }>(seal, { password });
    return session;
  }

  /** A call of the platform with a token, the visitor's own unless another one is given. */
  async platformCall(method: string, path: string, body?: object, token?: string) {
    const authorization = `Token ${token ?? (await this.session()).token}`;
    const response = await this.#fetch(`/v2${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  }

  /** A user with a password, and a token of theirs. */
  async tokenOf(login: string): Promise<string> {
    const password = 'right-password';
    await this.platformCall('POST', '/users', { username: login, password }, 'nobody');
    const { body } = await this.platformCall('POST', '/auth/login', { login, password }, 'nobody');
    return body.access_token;
  }

  async seen(match: string, since: number): Promise<Array<{ method: string; url: string }>> {
    const query = new URLSearchParams({ match, since: String(since) });
    return (await (await this.#fetch(`/sandbox/requests.json?${query}`)).json()).requests;
  }

  async asked(match: string, since: number): Promise<number> {
    return (await this.seen(match, since)).length;
  }

  async total(): Promise<number> {
    return (await (await this.#fetch('/sandbox/requests.json')).json()).total;
  }

  async fault(order: Fault): Promise<void> {
    await this.#fetch('/sandbox/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
  }

  async heal(): Promise<void> {
    await this.#fetch('/sandbox/faults', { method: 'DELETE' });
  }

  #fetch(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string | undefined } = {},
  ) {
    const { body, ...rest } = init;
    return fetch(`${this.#platform.url}${path}`, body === undefined ? rest : { ...rest, body });
  }
}
