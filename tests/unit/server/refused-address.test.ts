import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { locales, localeTags } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import { httpServer } from '@/server/listen';
import { createRequestHandler } from '@/server/request-handler';
import { Semaphore } from '@/server/semaphore';

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';

const LONG = 'x'.repeat(5_000);
const DOCUMENT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const framework = jest.fn((_: IncomingMessage, response: ServerResponse) => response.writeHead(400).end());

/** The answer of the server, whose framework refuses all that reaches it. */
async function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const calls = new Semaphore({ places: 1, share: 1, waiting: 0 });
  const services = { handler: framework, calls, names: { nameOf: () => '' }, trustedProxies: 0 };
  const server = httpServer(createRequestHandler(services as never));
  server.listen(0);
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://localhost:${port}${path}`, { method, headers, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

beforeEach(() => framework.mockClear());

describe('an address that the guard refuses', () => {
  test.each([
    [400, 'no UTF-8', '/contents/%E0%A4%A'],
    [400, 'a control character', '/contents/%00'],
    [414, 'a long path', `/contents/${LONG}`],
    [414, 'a long query', `/contents?q=${LONG}`],
  ])('a browser gets a page that says so and leads home: %i, %s', async (status, _, path) => {
    const answer = await ask(path, DOCUMENT);
    const { not_found_page: title, home } = wordsOf('ru').notFound;
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8}$/);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).toContain(`<a href="/">${home}</a>`);
    expect(framework).not.toHaveBeenCalled();
  });

  test.each(locales)('in the language of the viewer: %s', async (locale) => {
    const { body } = await ask('/contents/%00', { ...DOCUMENT, cookie: `taspa_lang=${locale}` });
    expect(body).toContain(`<html lang="${localeTags[locale]}">`);
    expect(body).toContain(wordsOf(locale).notFound.not_found_page);
  });

  test('attack: nothing of the address is in the page', async () => {
    const { body } = await ask('/contents/%00<script>mark</script>?lang=en&q=mark', DOCUMENT);
    expect(body).not.toContain('mark');
    expect((await ask('/contents/%00mark?lang=en', DOCUMENT)).body).not.toMatch(/mark|lang="en"/);
  });

  test('HEAD gets its head only', async () => {
    const answer = await ask('/contents/%00', DOCUMENT, 'HEAD');
    expect([answer.status, answer.body]).toEqual([400, '']);
  });

  test.each([
    ['a script', { accept: '*/*' }],
    ['a part for the router', { ...DOCUMENT, rsc: '1' }],
  ])('%s gets the answer of the framework', async (_, headers) => {
    const answer = await ask('/contents/%00', headers);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('');
    expect(framework).toHaveBeenCalledTimes(1);
  });
});
