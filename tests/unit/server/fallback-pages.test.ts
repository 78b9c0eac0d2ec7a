import { Answer } from '@/server/answer';
import { FALLBACK_MS } from '@/server/constants';
import { FallbackPages, Unavailable } from '@/server/fallback-pages';
import type { Rendered } from '@/server/finish';
import { Semaphore } from '@/server/semaphore';

jest.mock('@/lib/shared/log', () => ({ logFailure: jest.fn(), failureId: () => '0a1b2c3d4e5f' }));

const rendered = (path: string): Rendered => ({ path, locale: 'kk', isFramable: false });
const answer = (status: number, text: string, headers: Record<string, string | string[]> = {}) =>
  new Answer({ status, headers: {}, body: Buffer.from(text) }, headers, true);
const textOf = async (one: Answer) => String(await one.body('identity'));

let now = 0;
let isAway = false;
let drawn: string[] = [];
let fallbackPages: FallbackPages;

beforeEach(() => {
  now = 1_000_000;
  isAway = false;
  drawn = [];
  fallbackPages = new FallbackPages(
    async ({ path }) => {
      drawn.push(path);
      return isAway ? answer(500, '') : answer(200, `drawn ${path} ${drawn.length}`, { link: 'font' });
    },
    new Semaphore({ places: 2, share: 2, waiting: 3 }),
    () => now,
  );
});

const fallback = (made: Answer, path = '/taspa/kk/contents/none') =>
  fallbackPages.orFallback(Promise.resolve(made), rendered(path));
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('spec 2 §8: a missing page gets a prepared fallback page and keeps its status', () => {
  test('with its kind, site variant and language, and the cookies of the original answer', async () => {
    const shell = answer(404, 'shell', { 'set-cookie': ['a=1', 'b=2'], vary: 'rsc, next-url' });
    const given = await fallback(shell);
    expect([given.status, given.isForAll]).toEqual([404, true]);
    expect(await textOf(given)).toBe('drawn /taspa/kk/missing/content 1');
    expect(given.headers.filter((_, at) => at % 2 === 0)).toEqual(
      expect.arrayContaining(['link', 'set-cookie']),
    );
    expect(given.ofRequest).toEqual({ 'set-cookie': ['a=1', 'b=2'], vary: ['rsc, next-url'] });
    const [other] = [await fallback(answer(404, 'shell'))];
    expect(other.ofRequest).toEqual({});
  });

  test('parallel requests wait for one; an expired one is used while a new one is rendered, a purge makes the next request wait', async () => {
    await Promise.all(Array.from({ length: 50 }, () => fallback(answer(404, 'shell'))));
    expect(drawn).toHaveLength(1);
    now += FALLBACK_MS;
    expect(await textOf(await fallback(answer(404, 'shell')))).toMatch(/ 1$/);
    await settled();
    expect(await textOf(await fallback(answer(404, 'shell')))).toMatch(/ 2$/);
    now += 1;
    fallbackPages.purge();
    now += 1;
    expect(await textOf(await fallback(answer(404, 'shell')))).toMatch(/ 3$/);
  });

  test('when none can be rendered the answer of the framework is used', async () => {
    isAway = true;
    expect(await textOf(await fallback(answer(404, 'shell')))).toBe('shell');
  });

  test('its body is stored once for all addresses', async () => {
    expect((await fallback(answer(404, 'shell'))).size).toBe(0);
  });
});

describe('spec 1 §6: a page that is missing only for a child is shown as adults only', () => {
  const CHILD = '/taspa~browser~child/kk/contents/film-1';
  let everyone: number;
  beforeEach(() => {
    everyone = 200;
    fallbackPages = new FallbackPages(
      async ({ path }) => {
        drawn.push(path);
        return answer(path.includes('/missing/') ? 200 : everyone, `drawn ${path}`);
      },
      new Semaphore({ places: 2, share: 2, waiting: 3 }),
      () => now,
    );
  });
  const shown = async (path = CHILD) => textOf(await fallback(answer(404, 'shell'), path));

  test.each([
    [200, 'adults'],
    [307, 'adults'],
    [404, 'content'],
    [500, 'content'],
  ])('a page that is %d for everyone shows "%s"', async (status, kind) => {
    everyone = status;
    expect(await shown()).toBe(`drawn /taspa~browser~child/kk/missing/${kind}`);
    expect(drawn[0]).toBe('/taspa/kk/contents/film-1');
  });

  test.each(['child6', 'child0'])('the same for the age level %s, with its own page', async (audience) => {
    const path = `/taspa~browser~${audience}/kk/contents/film-1`;
    expect(await shown(path)).toBe(`drawn /taspa~browser~${audience}/kk/missing/adults`);
    expect(drawn[0]).toBe('/taspa/kk/contents/film-1');
  });

  test('a page that is missing for everyone is not checked again, and the address of a child is checked once in a while', async () => {
    await shown('/taspa/kk/contents/film-1');
    expect(drawn).toEqual(['/taspa/kk/missing/content']);
    drawn = [];
    await shown();
    await shown();
    expect(drawn.filter((path) => !path.includes('missing'))).toHaveLength(1);
    now += FALLBACK_MS;
    await shown();
    expect(drawn.filter((path) => !path.includes('missing'))).toHaveLength(2);
  });
});

describe('DESIGN section 10 "the platform is down": a page that was never stored gets an error page', () => {
  test('the fallback page is the one rendered while the platform worked', async () => {
    expect(await textOf(await fallback(answer(200, 'film')))).toBe('film');
    await settled();
    expect(drawn).toEqual(['/taspa/kk/missing/unavailable']);
    isAway = true;
    now += FALLBACK_MS * 10;
    fallbackPages.purge();
    const given = await fallback(answer(500, 'shell'), '/taspa/kk/series');
    expect(given.status).toBe(503);
    expect(await textOf(given)).toBe('drawn /taspa/kk/missing/unavailable 1');
    expect(given.isForAll).toBe(false);
    expect(given.headers.join('\n')).toMatch(/cache-control\nprivate, no-store\nretry-after\n\d+/);
    const failed = await fallbackPages.orFallback(
      Promise.reject(new Error('no page in time')),
      rendered('/taspa/kk/x'),
    );
    expect(failed.status).toBe(503);
  });

  test('it is rendered in advance once, not for every page', async () => {
    for (let at = 0; at < 5; at += 1) await fallback(answer(200, 'film'));
    await settled();
    expect(drawn).toHaveLength(1);
  });

  test('without one the request fails, and the server answers with plain text', async () => {
    isAway = true;
    await expect(fallback(answer(500, 'shell'))).rejects.toThrow(Unavailable);
  });
});

describe('quality F04: fallback pages have their own limit', () => {
  const siteVariants = Array.from({ length: 7 }, (_, at) => `/taspa~s${at}/kk/contents/none`);

  test('for many site variants at once two are rendered and few wait; the others get theirs at a later request', async () => {
    let atOnce = 0;
    let most = 0;
    const releases: Array<() => void> = [];
    const slow = new FallbackPages(
      async ({ path }) => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise<void>((resolve) => releases.push(resolve));
        atOnce -= 1;
        return answer(200, `drawn ${path}`);
      },
      new Semaphore({ places: 2, share: 2, waiting: 3 }),
      () => now,
    );
    const ask = (path: string) => slow.orFallback(Promise.resolve(answer(404, 'shell')), rendered(path));
    const all = Promise.all(siteVariants.map(async (path) => textOf(await ask(path))));
    for (let turn = 0; turn < 5; turn += 1) {
      await settled();
      releases.shift()?.();
    }
    const given = await all;
    expect(most).toBe(2);
    expect(given.filter((text) => text.startsWith('drawn'))).toHaveLength(5);
    expect(given.slice(5)).toEqual(['shell', 'shell']);
    const again = ask(siteVariants[6] ?? '');
    await settled();
    releases.shift()?.();
    expect(await textOf(await again)).toContain('taspa~s6');
  });
});

test('a page with a nonce is not stored and not shared', async () => {
  let count = 0;
  const recorded = () => ({ status: 200, headers: {}, body: Buffer.from(`page ${++count}`) });
  const pages = new FallbackPages(
    async () => new Answer(recorded(), {}, false, { hasNonce: true }),
    new Semaphore({ places: 9, share: 9, waiting: 9 }),
    () => now,
  );
  const shown = async () => {
    const given = await pages.orFallback(
      Promise.resolve(answer(404, 'shell')),
      rendered('/taspa/kk/contents/none'),
    );
    expect([given.status, given.isForAll, given.hasNonce]).toEqual([404, false, true]);
    return textOf(given);
  };
  const texts = await Promise.all([shown(), shown(), shown()]);
  expect(new Set([...texts, await shown()]).size).toBe(4);
});

test('quality S34: the page of a failure shows the beginning of its number, in the language of the page', async () => {
  const place = '<p class="x" data-request-number=""></p>';
  const pages = new FallbackPages(
    async () => answer(200, `<main>${place}</main>`),
    new Semaphore({ places: 2, share: 2, waiting: 3 }),
  );
  const given = await pages.orFallback(Promise.resolve(answer(500, '')), rendered('/taspa/kk/movies'));
  expect(given.status).toBe(503);
  expect(await textOf(given)).toBe(
    '<main><p class="x" data-request-number="">Қолдау қызметіне арналған код: 0a1b2c3d.</p></main>',
  );
  // The stored page, which is sent for the next failure, is unchanged.
  const next = await pages.orFallback(Promise.resolve(answer(500, '')), rendered('/taspa/kk/movies'));
  expect(await textOf(next)).toBe(await textOf(given));
});
