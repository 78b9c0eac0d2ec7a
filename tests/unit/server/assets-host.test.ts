import { EARLY_CALLS } from '@/lib/rules/pages/early-calls';

/** docs/OPERATIONS.md "A CDN": scripts and style sheets on a host of their own. */

const HOST = 'https://assets.test:8443';
const SHEET = '.a{color:red}.b{color:blue}@font-face{font-family:a;src:url(../media/a.woff2)}';

process.env.ASSETS_URL = HOST;
process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
jest.mock('@/server/next-compat/build-files', () => ({
  ...jest.requireActual('@/server/next-compat/build-files'),
  readBuildFile: (href: string) => {
    if (href === '/_next/early-files.json') return '{"script":"play-A1.js","engine":"hls-B2.js"}';
    if (href === '/_next/static/chunks/a.css') return SHEET;
    throw new Error(`no file of the build: ${href}`);
  },
}));

// Not imported, because the host is read when a module is loaded.
const { finish } = require('@/server/finish') as typeof import('@/server/finish');
const { assetHeaders } = require('@/server/incoming') as typeof import('@/server/incoming');
const { securityHeaders } =
  require('@/lib/server/security/headers') as typeof import('@/lib/server/security/headers');

const file = (name: string) => `${HOST}/_next/static/chunks/${name}`;
const HTML = `<html><head><link rel="preload" href="${file('a.css')}" as="style"/><link rel="stylesheet" href="${file('a.css')}" data-precedence="next"/><script src="${file('one.js')}" async=""></script></head><body><p class="a" data-screen=""></p><script data-calls="">${EARLY_CALLS}</script></body></html>`;

const page = (() => {
  const recorded = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(HTML) };
  const rendered = { path: '/s/ru/x', locale: 'ru', isFramable: false } as const;
  return finish(recorded, rendered);
})();
const html = page.body('identity').toString();
const policy = page.headers[page.headers.indexOf('content-security-policy') + 1] ?? '';

test('the needed rules are in the page, with fonts from there; the others and the sheet are linked there', () => {
  expect(html).toContain(
    `<style>.a{color:red}@font-face{font-family:a;src:url(${HOST}/_next/static/media/a.woff2)}</style>`,
  );
  expect(html).toContain(`href="${file('a.css')}" data-precedence="next" disabled=""`);
  expect(html).toMatch(/href="https:\/\/assets\.test:8443\/_next\/static\/chunks\/a\.css\?without=[\w-]+"/);
  expect(html).not.toContain('as="style"');
});

test('scripts wait for the picture as ever, and a lost one is noticed there', () => {
  expect(html).toContain(`<script data-src="${file('one.js')}" async=""></script>`);
  expect(html).toContain(`"${HOST}/_next/static/"`);
});

test('what plays before the framework comes from there', () => {
  expect(html).toContain(`<script type="module" src="${HOST}/_next/static/early/play-A1.js"`);
  expect(html).toContain(`<link rel="modulepreload" href="${HOST}/_next/static/early/hls-B2.js"`);
});

test.each(['default', 'script', 'style', 'connect', 'img'])(
  'the content policy of a page names it: %s-src',
  (name) => expect(policy).toMatch(new RegExp(`(?:^|; )${name}-src 'self' ${HOST}`)),
);

test('so does that of files: the service worker fetches from there', () =>
  expect(securityHeaders()['content-security-policy']).toContain(`default-src 'self' ${HOST};`));

test('files of the build may be used by pages of another host, nothing else may', () => {
  const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  expect(assetHeaders('/_next/static/chunks/one.js')).toEqual(open);
  expect([assetHeaders('/brand/taspa/icon.svg'), assetHeaders('/api/healthz')]).toEqual([{}, {}]);
});
