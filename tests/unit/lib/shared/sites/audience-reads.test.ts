import * as v from 'valibot';

const store = new Map<string, unknown>();
jest.mock('next/cache', () => ({
  unstable_cache: (load: () => Promise<unknown>, key: string[]) => async () => {
    const address = key.join(' ');
    if (!store.has(address)) store.set(address, await load());
    return store.get(address);
  },
}));

const call = { path: '/rows/new', schema: v.array(v.string()) };
const life = { revalidate: 60, tags: [] };
const CHILD_TOKEN = 'c'.repeat(40);
const RENEWED_TOKEN = 'd'.repeat(40);

/** A platform that returns less to children; `overrides` contains its other answers. */
class FakePlatform {
  readonly requested: string[] = [];
  /** Tokens that are refused for reads. */
  readonly refusedTokens = new Set<string>();
  tokens = [CHILD_TOKEN, RENEWED_TOKEN];
  role = 'child';
  /** The level of the last profile that was created; null: the platform has no levels. */
  ageLevel: number | null = null;
  hasLevels = true;
  isKnown = true;
  hasProfiles = true;

  readonly fetch = async (address: unknown, init: RequestInit = {}): Promise<Response> => {
    const path = String(address).replace('http://platform.test/v2', '');
    const token = new Headers(init.headers).get('authorization')?.replace('Token ', '') ?? null;
    this.requested.push(`${init.method} ${path}${token ? ' as child' : ''}`);
    if (token && path.startsWith('/rows') && this.refusedTokens.has(token)) {
      return refusal(401, 'authentication_failed');
    }
    if (path === '/users/self/profiles' && init.method === 'POST' && this.hasLevels)
      this.ageLevel = JSON.parse(String(init.body)).age_level;
    return this.answer(`${init.method} ${path}`, token);
  };

  get level(): object {
    return this.ageLevel === null ? {} : { age_level: this.ageLevel };
  }

  answer(requested: string, token: string | null): Response {
    switch (requested) {
      case 'POST /auth/login':
        if (!this.isKnown) return refusal(400, 'invalid');
        return Response.json({ access_token: this.tokens.shift() });
      case 'POST /users':
        this.isKnown = true;
        return Response.json({ id: 7 });
      case 'GET /users/self/profiles':
        if (!this.hasProfiles) return refusal(404, 'not_found');
        return Response.json([{ id: 'p1', profile: { role: 'adult' } }]);
      case 'POST /users/self/profiles':
        return Response.json({ id: 'p2', role: 'child', ...this.level });
      case 'POST /users/self/profile':
      case 'GET /users/self/profile':
        return Response.json({ id: 'p2', role: this.role, ...this.level });
      default:
        return Response.json(token ? ['cartoon'] : ['cartoon', 'horror']);
    }
  }
}

function refusal(status: number, code: string): Response {
  return Response.json({ error: { message: 'no' }, error_code: code }, { status });
}

let platform: FakePlatform;
let readPublic: typeof import('@/lib/platform/clients/public-read').readPublic;

beforeEach(() => {
  store.clear();
  platform = new FakePlatform();
  jest.spyOn(globalThis, 'fetch').mockImplementation(platform.fetch as typeof fetch);
  process.env.PLATFORM_URL = 'http://platform.test';
  process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
  jest.resetModules();
  readPublic = require('@/lib/platform/clients/public-read').readPublic;
});
afterEach(() => jest.restoreAllMocks());

const asChild = () => readPublic(call, { locale: 'ru', audience: 'child' }, life);
const asEveryone = () => readPublic(call, { locale: 'ru', audience: 'everyone' }, life);

test('quality S14: answers for a child and for everyone are never mixed up', async () => {
  expect(await asEveryone()).toEqual(['cartoon', 'horror']);
  expect(await asChild()).toEqual(['cartoon']);
  expect(await asEveryone()).toEqual(['cartoon', 'horror']);
  expect(await asChild()).toEqual(['cartoon']);
  expect(platform.requested.filter((requested) => requested.includes('/rows/new'))).toHaveLength(2);
});

test('quality S14: parallel reads for both audiences are two calls', async () => {
  const [childs, everyones] = await Promise.all([asChild(), asEveryone()]);
  expect([childs, everyones]).toEqual([['cartoon'], ['cartoon', 'horror']]);
});

test('a child is signed in once, with a user of the server that is created when missing', async () => {
  platform.isKnown = false;
  await asChild();
  const other = { ...call, path: '/rows/other' };
  await readPublic(other, { locale: 'ru', audience: 'child' }, life);
  expect(platform.requested).toEqual([
    'POST /auth/login',
    'POST /users',
    'POST /auth/login',
    'GET /users/self/profiles as child',
    'POST /users/self/profiles as child',
    'POST /users/self/profile as child',
    'GET /users/self/profile as child',
    'GET /rows/new as child',
    'GET /rows/other as child',
  ]);
});

test('quality S14: a platform without child profiles gives a child nothing, and is not read as everyone', async () => {
  platform.role = 'adult';
  await expect(asChild()).rejects.toMatchObject({ name: 'PlatformError', kind: 'unavailable' });
  expect(platform.requested.some((requested) => requested.includes('/rows/new'))).toBe(false);
});

test('quality S14: a platform without profiles is a failure, not a 404', async () => {
  platform.hasProfiles = false;
  await expect(asChild()).rejects.toMatchObject({ kind: 'unavailable', status: 0 });
  expect(store.size).toBe(0);
});

test('quality S14: a refused token is replaced by another one for a child, never left out', async () => {
  platform.refusedTokens.add(CHILD_TOKEN);
  expect(await asChild()).toEqual(['cartoon']);
  const reads = platform.requested.filter((requested) => requested.includes('/rows/new'));
  expect(reads).toEqual(['GET /rows/new as child', 'GET /rows/new as child']);
});

describe('spec 2 §5, §6: each age level is read as a child of that level', () => {
  const asSix = () => readPublic(call, { locale: 'ru', audience: 'child6' }, life);

  test('its answers are requested and stored separately', async () => {
    platform.isKnown = false;
    await asSix();
    expect(platform.ageLevel).toBe(6);
    await asChild();
    expect(platform.ageLevel).toBe(12);
    await asSix();
    expect(platform.requested.filter((requested) => requested.includes('/rows/new'))).toHaveLength(2);
  });

  test('quality S14: a platform that does not confirm the level gives nothing', async () => {
    platform.hasLevels = false;
    await expect(asSix()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await asChild()).toEqual(['cartoon']);
  });
});
