import { randomUUID } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { sendCode } from '@/lib/server/gateway/login/code';
import { logIn } from '@/lib/server/gateway/login/login';
import { forward } from '@/lib/server/gateway/personal/forward';
import { logOut } from '@/lib/server/gateway/session/logout';
import { sessionState } from '@/lib/server/gateway/session/session-state';
import { startSession } from '@/lib/server/gateway/session/start-session';
import type { Session } from '@/lib/server/session/session';
import { audienceOf, type ChildLevel } from '@/lib/shared/sites/audience';
import { type Handler, Visitor } from '@/tests/support/visitor';
import { type RealPlatform, startRealPlatform } from './real-platform';
import { Sandbox } from './sandbox';

const PASSWORD = 'right-password';

/** A platform for this file, and this process as the web server in front of it. */
export async function openPlatform(): Promise<RealPlatform> {
  const platform = await startRealPlatform();
  process.env.PLATFORM_URL = platform.url;
  process.env.SESSION_SECRET = 'contract-tests-need-a-session-secret';
  return platform;
}

let phones = 0;

/** Two codes to one phone need 60 s between them, so each user gets a new phone. */
export function newPhone(prefix = '7701'): string {
  phones += 1;
  return `${prefix}${String(phones).padStart(7, '0')}`;
}

/** One browser in front of our routes, and the platform behind them. */
export class SiteClient {
  visitor = new Visitor();
  readonly sandbox: Sandbox;
  readonly #platformUrl: string;

  constructor(platform: RealPlatform) {
    this.#platformUrl = platform.url;
    this.sandbox = new Sandbox(platform.url);
  }

  call = (handler: Handler, method: string, path: string, body?: unknown) =>
    this.visitor.call(handler, method, path, body);

  start = (facts?: object) => this.call(startSession, 'POST', '/api/session', facts);
  logOut = () => this.call(logOut, 'DELETE', '/api/session');
  state = async () => (await this.call(sessionState, 'GET', '/api/session')).body;
  requestCode = (input: object) => this.call(sendCode, 'POST', '/api/session/code', input);
  logIn = (what: object) => this.call(logIn, 'POST', '/api/session/login', what);
  channels = () =>
    this.call(
      (request) => forward(request, '/users/self/channel_list'),
      'GET',
      '/api/v2/users/self/channel_list',
    );

  /** Sets the host of the site, and the address of the browser. */
  at(host: string, address?: string): this {
    this.visitor.extraHeaders = { host, origin: `http://${host}` };
    if (address) this.visitor.extraHeaders['x-forwarded-for'] = address;
    return this;
  }

  /** With a code that is sent to a phone. */
  async logInWith(phone: string) {
    await this.requestCode({ phone });
    return this.logIn({ phone, code: await this.sandbox.codeTo(phone) });
  }

  /** With a password, as a new or existing user: codes to one phone are a minute apart. */
  async logInAs(login: string) {
    await this.platformCall('POST', '/users', { username: login, password: PASSWORD }, 'nobody');
    return this.logIn({ login, password: PASSWORD });
  }

  /** The contents of the sealed cookie. */
  async session(): Promise<Session> {
    const seal = this.visitor.jar.get('taspa_session') ?? '';
    const { session } = await unsealData<{ session: Session }>(seal, this.#secret());
    return session;
  }

  /** Switches to a child's profile: on the platform, and in a cookie that this process has not issued. */
  async becomeChild({ name = 'Дитя', ageLevel = 12 as ChildLevel } = {}): Promise<void> {
    const { body } = await this.platformCall('POST', '/users/self/profiles', {
      name,
      role: 'child',
      age_level: ageLevel,
    });
    await this.platformCall('POST', '/users/self/profile', { id: body.id });
    const profile = { id: body.id, name, role: 'child', ageLevel, icon: null };
    const session = { ...(await this.session()), id: randomUUID(), profile };
    this.visitor.jar.set('taspa_session', await sealData({ session }, this.#secret()));
    this.visitor.jar.set('taspa_known', audienceOf(ageLevel));
  }

  /** A call of the platform with a token, by default the visitor's own. */
  async platformCall(method: string, path: string, body?: object, token?: string) {
    const authorization = `Token ${token ?? (await this.session()).token}`;
    const response = await fetch(`${this.#platformUrl}/v2${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  }

  /** A user with a password, and their token. */
  async tokenOf(login: string): Promise<string> {
    await this.platformCall('POST', '/users', { username: login, password: PASSWORD }, 'nobody');
    const { body } = await this.platformCall('POST', '/auth/login', { login, password: PASSWORD }, 'nobody');
    return body.access_token;
  }

  #secret() {
    return { password: process.env.SESSION_SECRET ?? '' };
  }
}
