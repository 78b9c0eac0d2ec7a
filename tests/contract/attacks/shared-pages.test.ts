import { ask } from '../support/plain-http';
import { type RealPlatform, startRealPlatform } from '../support/real-platform';
import { type RealWeb, SECRET, startRealWeb } from '../support/real-web';

/** The address of one visitor must not appear in the page of another (quality S30). */

const CANARY = 'canary-of-one-visitor';

let platform: RealPlatform;
let web: RealWeb;

beforeAll(async () => {
  platform = await startRealPlatform();
  web = await startRealWeb(platform.url);
});
afterAll(async () => {
  await web?.stop();
  await platform?.stop();
});

/** The address of the page part that the router requests, with the proof that the framework requires. */
async function partOf(path: string): Promise<string> {
  const { headers } = await ask(web.url, path, { rsc: '1' });
  return String(headers.location);
}

const QUERY = `mail=${CANARY}%40example.kz`;

describe('the query of one visitor never appears in the page of another', () => {
  test.each([
    '/',
    '/movies',
    '/channels',
    '/agreement',
    '/nowhere',
    '/contents/1-nothing',
    '/%2e%2e/',
    '//movies',
  ])('%s, first requested with the query', async (path) => {
    await ask(web.url, `${path}?${QUERY}`);
    expect((await ask(web.url, path)).body).not.toContain(CANARY);
    expect((await ask(web.url, `${path}?other=1`)).body).not.toContain(CANARY);
  });

  test.each(['/series', '/faq'])('%s, first requested by the router as a page part', async (path) => {
    await ask(web.url, await partOf(`${path}?${QUERY}`), { rsc: '1' });
    expect((await ask(web.url, path)).body).not.toContain(CANARY);
    expect((await ask(web.url, await partOf(path), { rsc: '1' })).body).not.toContain(CANARY);
  });

  test('stays out after all pages are purged and then requested with the query', async () => {
    await ask(web.url, '/terms');
    const init = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
    const { status } = await fetch(`${web.url}/api/revalidate`, {
      method: 'POST',
      headers: init,
      body: JSON.stringify({ tags: ['directory', 'rowsets'] }),
    });
    expect(status).toBe(200);
    await ask(web.url, `/terms?${QUERY}`);
    await ask(web.url, `/terms?${QUERY}`);
    expect((await ask(web.url, '/terms')).body).not.toContain(CANARY);
  });
});

test('the parameters that a page depends on still work: language, filter, search text, day of the guide', async () => {
  const textOf = async (path: string, cookie = '') =>
    (await ask(web.url, path, cookie ? { cookie } : {})).body;
  expect(await textOf('/movies?lang=kk')).toMatch(/^<!DOCTYPE html><html lang="kk/);
  expect(await textOf('/movies?lang=kk', 'taspa_lang=uz')).toMatch(/^<!DOCTYPE html><html lang="kk/);
  expect(await textOf(`/search?q=${CANARY}`)).toContain(CANARY);
  const [first, second] = [await textOf('/movies?offset=0&rating=6'), await textOf('/movies')];
  expect(first).not.toBe(second);
  expect((await ask(web.url, '/row/novinki?offset=99999')).status).toBe(404);
  expect(await textOf('/channels?view=guide')).not.toBe(await textOf('/channels'));
  // Stored under its own inner address, for everyone.
  expect((await ask(web.url, '/channels?view=guide')).headers['x-nextjs-cache']).toBe('HIT');
});
