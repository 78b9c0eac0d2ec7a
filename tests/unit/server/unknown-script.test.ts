import { createHash } from 'node:crypto';
import type { Answer } from '@/server/answer';
import { finish } from '@/server/finish';

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';

const RENDERED = { path: '/taspa/ru/persons/1', locale: 'ru' as const, isFramable: false };
const HEADERS = {
  'x-nextjs-cache': 'HIT',
  'x-middleware-rewrite': '/taspa/ru/persons/1',
  'content-type': 'text/html; charset=utf-8',
};
const DATA = '<script>self.__next_f.push([1,"a"])</script>';
/** A script that a later version of the framework may write. */
const UNKNOWN = 'self.__next_future=1';

let log: string[];
beforeEach(() => {
  log = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => log.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());

const finished = (scripts: string): Answer => {
  const body = Buffer.from(`<!DOCTYPE html><html><head></head><body>${DATA}${scripts}</body></html>`);
  return finish({ status: 200, headers: HEADERS, body }, RENDERED);
};
const htmlOf = (answer: Answer) => String(answer.body('identity'));
const scriptRule = ({ headers }: Answer) => {
  const policy = headers[headers.indexOf('content-security-policy') + 1] ?? '';
  return policy.split('; ').find((rule) => rule.startsWith('script-src ')) ?? '';
};
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('an inline script that the server does not know', () => {
  test.each([
    ['without attributes', `<script>${UNKNOWN}</script>`],
    ['with an id', `<script id="_R_">${UNKNOWN}</script>`],
    ['with unknown attributes', `<script defer="" data-x="1">${UNKNOWN}</script>`],
    ['as a module', `<script type="module">${UNKNOWN}</script>`],
  ])('gets a nonce that the policy of the same response names: %s', (_, script) => {
    const answer = finished(script);
    const nonce = /<script nonce="([\w+/=]{20,})"[^>]*>self\.__next_future/.exec(htmlOf(answer))?.[1];
    expect(nonce).toBeDefined();
    expect(scriptRule(answer)).toContain(` 'nonce-${nonce}'`);
    expect(scriptRule(answer)).not.toContain('unsafe');
  });

  test('does not change the hashes of known scripts in the page', () => {
    const answer = finished(`<script>${UNKNOWN}</script>`);
    expect(htmlOf(answer)).toContain(DATA);
    expect(scriptRule(answer)).toContain(hash('self.__next_f.push([1,"a"])'));
  });

  test('makes a response that is not stored, and the next response has another nonce', () => {
    const [one, other] = [finished(`<script>${UNKNOWN}</script>`), finished(`<script>${UNKNOWN}</script>`)];
    expect([one.isForAll, other.isForAll]).toEqual([false, false]);
    expect(scriptRule(one)).not.toBe(scriptRule(other));
  });

  test('is logged as a warning with its beginning', () => {
    finished(`<script>${UNKNOWN}</script>`);
    const [line] = log.map((one) => JSON.parse(one));
    expect(line).toMatchObject({ level: 'warn', code: 'unknown_inline_script' });
    expect(line.script).toContain(UNKNOWN);
  });

  test('gets no nonce when it comes from the data of the page', () => {
    const injected = `<script>${UNKNOWN};"x"</script>`;
    const data = JSON.stringify(`1:{"__html":${JSON.stringify(`<p>${injected}</p>`)}}`).replaceAll(
      '<',
      '\\u003c',
    );
    const answer = finished(`<p>${injected}</p><script>self.__next_f.push([1,${data}])</script>`);
    expect(scriptRule(answer)).not.toContain('nonce');
    expect(answer.isForAll).toBe(true);
    expect(log.join()).toContain('"code":"script_in_content"');
  });

  test('a page of known scripts has no nonce, is stored and warns of nothing', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    const answer = finished(`${data}<script src="/x.js" async=""></script>`);
    expect(scriptRule(answer)).not.toContain('nonce');
    expect(answer.isForAll).toBe(true);
    expect(log).toEqual([]);
  });
});
