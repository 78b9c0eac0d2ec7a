import fc from 'fast-check';
import { logIn } from '@/lib/server/gateway/login/login';
import { forward } from '@/lib/server/gateway/personal/forward';
import { changeSession, personal } from '@/lib/server/gateway/session/as-viewer';
import { logOut } from '@/lib/server/gateway/session/logout';
import { sessionState } from '@/lib/server/gateway/session/session-state';
import { startSession } from '@/lib/server/gateway/session/start-session';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';

/**
 * Two tabs of one browser against a platform whose answers come in any order, refuse good tokens and get
 * lost: every order that fast-check finds must end well.
 */
jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
/** Without real sealing, whose duration varies: only the order of the platform's answers may vary here. */
jest.mock('iron-session', () => ({
  sealData: async (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url'),
  unsealData: async (seal: string) => JSON.parse(Buffer.from(seal, 'base64url').toString() || '{}'),
}));
// Hundreds of intended failures.
jest.mock('@/lib/shared/log', () => ({
  ...jest.requireActual('@/lib/shared/log'),
  logFailure: () => undefined,
}));

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.PLATFORM_URL = 'http://platform.test';

const realFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = realFetch;
});

type Fault = 'none' | 'refuse' | 'lose';
const json = (status: number, body: unknown) => Response.json(body, { status });
const failure = (status: number, error_code: string) =>
  json(status, { error: { message: error_code }, status_code: status, detail: error_code, error_code });

/** Users, devices and tokens, and nothing else. Names are the logins. */
class FakePlatform {
  readonly calls: string[] = [];
  readonly #users = new Map<string, number>();
  readonly #tokens = new Map<string, { owner: string; device: string | null }>();
  readonly #devices = new Map<string, string>();
  #made = 0;

  constructor(readonly nextFault: () => Fault) {}

  answer(method: string, path: string, token: string | null, body: Record<string, string>): Response {
    this.calls.push(`${method} ${path}`);
    const bearer = token === null ? undefined : this.#tokens.get(token);
    switch (`${method} ${path}`) {
      case 'GET /users/self/network':
        return json(200, { is_guest_allowed: true, provider: { name: 'Taspa' } });
      case 'GET /users/self/profile':
        return failure(404, 'not_found');
      case 'POST /users':
        return json(200, { id: this.#userId(body.username as string) });
      case 'POST /auth/login':
        return this.#token(body.login as string, null);
      case 'POST /auth/device':
        return this.#authenticate(body.device_id as string);
      case 'GET /users/self':
        return bearer ? json(200, this.#self(bearer.owner)) : failure(401, 'authentication_failed');
      case 'POST /users/self/devices':
        return bearer ? this.#register(bearer.owner) : failure(401, 'authentication_failed');
      case 'GET /users/self/channel_list':
        if (!bearer || this.nextFault() === 'refuse') return failure(401, 'authentication_failed');
        return json(200, [{ owner: bearer.owner }]);
      default:
        return this.#remove(path.split('/').at(-1) ?? '');
    }
  }

  #userId(name: string): number {
    const id = this.#users.get(name) ?? this.#users.size + 1;
    this.#users.set(name, id);
    return id;
  }

  #self(owner: string) {
    return { id: this.#userId(owner), first_name: owner, phone: '', is_guest: !owner.startsWith('person') };
  }

  #token(owner: string, device: string | null): Response {
    this.#made += 1;
    const token = this.#made.toString(16).padStart(40, '0');
    this.#tokens.set(token, { owner, device });
    return json(200, { access_token: token });
  }

  #authenticate(device: string): Response {
    if (this.nextFault() === 'lose') throw new TypeError('cut');
    const owner = this.#devices.get(device);
    return owner ? this.#token(owner, device) : failure(400, 'invalid');
  }

  #register(owner: string): Response {
    this.#made += 1;
    const id = `device-${this.#made}`;
    this.#devices.set(id, owner);
    return json(200, { id });
  }

  #remove(device: string): Response {
    this.#devices.delete(device);
    for (const [token, { device: its }] of this.#tokens) if (its === device) this.#tokens.delete(token);
    return new Response(null, { status: 204 });
  }
}

/**
 * `rename`: the change of a session by the PIN or another profile; `alone` in a tab without locks (not a
 * secure context).
 */
type Deed = 'read' | 'read twice' | 'log in' | 'log out' | 'rename' | 'rename alone' | 'rename, answer lost';
const deed = fc.constantFrom<Deed>(
  'read',
  'read twice',
  'log in',
  'log out',
  'rename',
  'rename alone',
  'rename, answer lost',
);
const deeds = fc.array(deed, { maxLength: 5 });

const rename = (request: Request) =>
  personal(request, () => changeSession(request, async () => ({ value: { ok: true }, change: {} })));

/**
 * The two tabs, and our own browser code in them (`lib/client/http/call-as-viewer.ts`,
 * `lib/client/viewer/lock.ts`).
 */
class Browser {
  readonly visitor = new Visitor();
  readonly logins: string[] = [];
  /** Counts finished logins and logouts. */
  changes = 0;
  #lock: Promise<unknown> = Promise.resolve();

  constructor(readonly run: number) {}

  async do(deed: Deed): Promise<void> {
    if (deed === 'log in') return this.#locked(() => this.#logIn());
    if (deed === 'log out') return this.#locked(() => this.#logOut());
    if (deed === 'rename alone') return this.#rename();
    if (deed === 'rename') return this.#locked(() => this.#rename());
    if (deed === 'rename, answer lost') return this.#locked(() => this.#rename(true));
    await Promise.all([this.read(), deed === 'read twice' ? this.read() : null]);
  }

  async read(): Promise<string | null> {
    const isKnown = () => this.visitor.jar.has('taspa_known');
    if (!isKnown()) await this.#locked(async () => void (isKnown() || (await this.#start())));
    const first = await this.#ask();
    if (first.status === 200) return first.owner;
    if (first.code !== 'session_required') return null;
    await this.#locked(() => this.#start());
    return (await this.#ask()).owner;
  }

  async #rename(isLost = false): Promise<void> {
    const request = this.visitor.request('POST', '/api/session/pin');
    await this.visitor.visit(rename, request, isLost);
  }

  async #ask(): Promise<{ status: number; owner: string | null; code: string | null }> {
    const sentAt = this.changes;
    const { response, changes } = await this.#visit(
      (request) => forward(request, '/users/self/channel_list'),
      'GET',
      '/api/v2/users/self/channel_list',
    );
    const body = await response.json();
    if (response.status !== 200) return { status: response.status, owner: null, code: body.error_code };
    // Never the data of another user: the viewer has not changed since the request.
    expect(changes).toBe(sentAt);
    return { status: 200, owner: body[0].owner, code: null };
  }

  async #start(): Promise<void> {
    await this.#visit(startSession, 'POST', '/api/session');
  }

  async #logIn(): Promise<void> {
    const login = `person-${this.run}-${this.logins.length}`;
    const { response } = await this.#visit(logIn, 'POST', '/api/session/login', { login, password: 'x' });
    if (response.status === 200) this.logins.push(login);
  }

  async #logOut(): Promise<void> {
    const { response } = await this.#visit(logOut, 'DELETE', '/api/session');
    expect(response.status).toBe(204);
  }

  async #visit(
    handler: (request: Request) => Promise<Response>,
    method: string,
    path: string,
    body?: object,
  ) {
    const isChange = handler === logIn || (handler === logOut && (await this.state()).state === 'user');
    let changes = this.changes;
    const response = await this.visitor.visit(
      async (request) => {
        const answer = await handler(request);
        if (isChange && answer.ok) this.changes += 1;
        changes = this.changes;
        return answer;
      },
      this.visitor.request(method, path, body),
    );
    return { response, changes };
  }

  async #locked(change: () => Promise<void>): Promise<void> {
    const turn = this.#lock.then(change);
    this.#lock = turn.catch(() => null);
    return turn;
  }

  async state(): Promise<{ state: string; name: string | null }> {
    const response = await this.visitor.visit(sessionState, this.visitor.request('GET', '/api/session'));
    return response.json();
  }
}

let runs = 0;

/** Turns of the event loop after which our own server only waits for answers. */
const LOOP_TURNS = 10;

/** Between two answers our own server runs until it waits for the next one. */
async function unhurried(deliver: () => Promise<unknown>): Promise<void> {
  await deliver();
  for (let turn = 0; turn < LOOP_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function serve(platform: FakePlatform, wait: (response: Promise<Response>) => Promise<Response>): void {
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const token = /^Token (.+)$/.exec(new Headers(init?.headers).get('authorization') ?? '')?.[1] ?? null;
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    // The platform works at once; only the time of its answer varies.
    const answer = new Promise<Response>((resolve) =>
      resolve(platform.answer(init?.method ?? 'GET', pathname.replace('/v2', ''), token, body)),
    );
    return wait(answer);
  };
}

test('quality S09: in every order of answers two tabs end as the same viewer and never show data of another one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler({ act: unhurried }),
      fc.tuple(deeds, deeds),
      fc.infiniteStream(fc.constantFrom<Fault>('none', 'none', 'refuse', 'lose')),
      async (scheduler, tabs, faults) => {
        runs += 1;
        const browser = new Browser(runs);
        const platform = new FakePlatform(() => faults.next().value as Fault);
        serve(platform, (answer) => scheduler.schedule(answer));
        const played = tabs.map(async (tab) => {
          for (const deed of tab) await browser.do(deed);
        });
        await scheduler.waitFor(Promise.all(played));

        // Bounded: a read costs two rounds of two calls and a token, and a guest between them.
        expect(platform.calls.length).toBeLessThanOrEqual(tabs.flat().length * 2 * 14);

        // At the end the header shows the same viewer as the list.
        serve(platform, (answer) => answer);
        const calm = new FakePlatform(() => 'none');
        Object.assign(platform, { nextFault: calm.nextFault });
        const before = await browser.state();
        const owner = await browser.read();
        const after = await browser.state();
        if (before.state === 'user') expect(owner).toBe(before.name);
        else expect(after.state).toBe('guest');

        // After a login without a logout the user is still there: no late answer has replaced the session.
        if (!tabs.flat().includes('log out') && browser.logins.length > 0) {
          expect(before).toMatchObject({ state: 'user', name: browser.logins.at(-1) });
          expect(after.state).toBe('user');
        }
      },
    ),
    { numRuns: 200 },
  );
});
