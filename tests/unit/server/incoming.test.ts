import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { dropInternal, isHost, isPagePath, readTarget } from '@/server/incoming';
import { isPlain } from '@/server/next-compat/addresses';
import { readCookies } from '@/server/next-compat/cookies';
import { DOCUMENT, kindOfAnswer } from '@/server/next-compat/router-requests';

describe('quality S03: internal headers of the framework are dropped from outside requests', () => {
  test.each([
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-middleware-next',
    'x-middleware-override-headers',
    'x-nextjs-data',
    'x-nextjs-cache',
    'x-matched-path',
    'x-invoke-path',
    'x-invoke-status',
    'x-now-route-matches',
    'x-next-resume-state-length',
    'next-resume',
    'x-prerender-revalidate',
    'x-vercel-id',
  ])('%s', (name) => {
    const headers = { [name]: 'x', host: 'taspa.example' };
    dropInternal(headers);
    expect(headers).toEqual({ host: 'taspa.example' });
  });

  test('headers of viewers and proxies stay', () => {
    const headers = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-request-id': '1',
      rsc: '1',
    };
    const before = { ...headers };
    dropInternal(headers);
    expect(headers).toEqual(before);
  });
});

test('the middleware runs for pages only', () => {
  const pattern = /'(\/\(\(\?!.*)',\n/.exec(readFileSync('middleware.ts', 'utf8'))?.[1];
  const matcher = new RegExp(`^${pattern?.replaceAll('\\\\', '\\')}$`);
  for (const path of [
    ...[
      '/',
      '/channels',
      '/contents/x-1',
      '/lk',
      '/apix',
      '/brandy',
      '/healthz/x',
      '/robots.txt.x',
      '/_nextx',
    ],
    ...[
      '/api/session',
      '/api/',
      '/_next/static/x.js',
      '/brand/icon.png',
      '/healthz',
      '/robots.txt',
      '/favicon.ico',
    ],
    ...['/service-worker.js', '/sitemap.xml', '/sitemaps/1.xml', '/manifest.webmanifest', '/sitemap.xmlx'],
  ]) {
    expect([path, isPagePath(path)]).toEqual([path, matcher.test(path)]);
  }
});

test('quality S29: only targets on this host are accepted', () => {
  const at = (url: string) => readTarget({ url } as IncomingMessage);
  for (const foreign of [
    'http://evil.example/',
    'https://evil.example/',
    '*',
    'evil.example:443',
    '',
    '?x',
  ]) {
    expect(at(foreign)).toBeNull();
  }
  expect(at('/a?b=c?d')).toEqual({ pathname: '/a', search: '?b=c?d' });
});

test('a host that no address can have is refused', () => {
  for (const host of [
    undefined,
    '',
    'taspa.example',
    'taspa.example:8080',
    '[::1]:3000',
    '127.0.0.1',
    'xn--80aswg.xn--80ao21a',
  ])
    expect([host, isHost(host)]).toEqual([host, true]);
  for (const host of [
    'site:99999',
    'a b',
    'user@site',
    'site/x',
    'site?x',
    'site#x',
    'site\\x',
    '[',
    ':80',
    '%',
    // Raw UTF-8, as Node reads headers.
    Buffer.from('сайт.қаз').toString('latin1'),
  ])
    expect([host, isHost(host)]).toEqual([host, false]);
});

test('addresses that the framework would normalise are passed to it', () => {
  for (const odd of [
    '//a',
    '/a//b',
    '/./a',
    '/../a',
    '/a\\b',
    '/a#b',
    '/ә',
    '/a b',
    '/a.rsc',
    '/<b>',
    '/channels/',
  ]) {
    expect([odd, isPlain(odd)]).toEqual([odd, false]);
  }
  for (const plain of ['/', '/contents/x-1', '/persons/%D3%98-1', '/row/a.b'])
    expect(isPlain(plain)).toBe(true);
});

test('cookies are parsed as the framework parses them, so both see the same viewer', () => {
  const odd = fc.constantFrom(
    'taspa_lang',
    'a',
    '=',
    ';',
    ' ',
    '%',
    '%41',
    '%E0',
    '"',
    'kk',
    ',',
    '__Host-taspa',
    '~2',
  );
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 14 }), (parts) => {
      const header = parts.join('');
      const theirs = new NextRequest('http://localhost/', { headers: { cookie: header } }).cookies.getAll();
      const ours = [...readCookies(new Headers({ cookie: header }).get('cookie') ?? '')];
      expect(ours).toEqual(theirs.map(({ name, value }) => [name, value]));
    }),
  );
});

describe('quality S30: different answers of one path never share a cache key', () => {
  test('an ordinary request has the document key, whatever its query', () => {
    expect(kindOfAnswer({ host: 'x', accept: 'text/html' }, '?utm=1')).toBe(DOCUMENT);
  });

  test('page parts have other keys than documents and than each other', () => {
    const requested = [
      [{ rsc: '1' }, '?_rsc=a'],
      [{ rsc: '1' }, '?_rsc=b'],
      [{ rsc: '1', 'next-router-prefetch': '1' }, '?_rsc=a'],
      [{ rsc: '1', 'next-router-prefetch': '2' }, '?_rsc=a'],
      [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, '?_rsc=a'],
      [{ rsc: '1', 'next-router-state-tree': 'x' }, '?_rsc=a'],
      [{ rsc: '1', 'next-url': '/' }, '?_rsc=a'],
      [{ rsc: '1', 'next-url': '/channels' }, '?_rsc=a'],
      [{ 'next-url': '/channels' }, ''],
      [{ rsc: '' }, ''],
    ] as const;
    const kinds = requested.map(([headers, search]) => kindOfAnswer(headers, search));
    expect(new Set([...kinds, DOCUMENT]).size).toBe(requested.length + 1);
  });

  test('no header value can imitate another header', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        const clean = (value: string) => value.replaceAll(/[\r\n]/g, '');
        const joint = kindOfAnswer({ rsc: '1', 'next-url': `${clean(one)}rsc:${clean(two)}` }, '');
        expect(joint).not.toBe(kindOfAnswer({ rsc: `1rsc:${clean(two)}`, 'next-url': clean(one) }, ''));
      }),
    );
  });
});
