import { decide, MAX_URL_LENGTH } from '@/lib/server/guard/decide';
import { siteVariantOf } from '@/lib/shared/sites/of-request';
import { newViewer } from './viewer';

const decideOn = (pathname: string, search = '', localeCookie?: string) =>
  decide({ ...newViewer, pathname, search, localeCookie });

describe('DESIGN section 4 Languages: the address stays bare, the language is decided by ?lang=, cookie, default', () => {
  test.each([
    ['/', '', undefined, '/taspa/ru'],
    ['/channels/x', '', undefined, '/taspa/ru/channels/x'],
    ['/channels', '', 'kk', '/taspa/kk/channels'],
    ['/channels', '?lang=uz', 'kk', '/taspa/uz/channels'],
    ['/channels', '?lang=fr', 'kk', '/taspa/kk/channels'],
    ['/channels', '?lang=', 'xx', '/taspa/ru/channels'],
  ])('%s%s with cookie %s renders %s', (pathname, search, cookie, path) => {
    expect(decideOn(pathname, search, cookie)).toMatchObject({ kind: 'render', path });
  });

  test('a language from the address is stored in a cookie once', () => {
    expect(decideOn('/', '?lang=en')).toMatchObject({
      cookies: [{ name: 'taspa_lang', value: 'en', days: 400 }],
    });
    expect(decideOn('/', '?lang=en', 'en')).toMatchObject({ cookies: [] });
    expect(decideOn('/')).toMatchObject({ cookies: [] });
  });

  test('a redirect to the login stores the language of the address, and goes on to it', () => {
    expect(decideOn('/settings/account', '?lang=uz', 'kk')).toMatchObject({
      kind: 'redirect',
      to: expect.stringContaining('#auth'),
      cookies: [{ name: 'taspa_lang', value: 'uz', days: 400 }],
    });
    expect(decideOn('/settings/account', '?lang=uz', 'uz')).toMatchObject({ kind: 'redirect', cookies: [] });
  });

  test('a brand accepts its own languages only', () => {
    const almatv = siteVariantOf('almatv.localhost:3000', new Map());
    const decision = decide({ ...newViewer, siteVariant: almatv, search: '?lang=uz' });
    expect(decision).toMatchObject({ path: '/almatv/kk', cookies: [] });
  });
});

describe('bad input is refused before routing, never with 500', () => {
  test.each([
    '/..%2fetc/passwd',
    '/contents/%2e%2e/x',
    '/contents/a%2Fb',
    '/contents/a%5Cb',
    '/contents/a\\b',
    '/%00',
    '/%E0%A4%A',
    '/%zz',
    '//evil.example',
    '/a%0d%0ab',
    '/a%09b',
    '/../x',
    '/x/..',
  ])('%s is 400', (pathname) => {
    expect(decideOn(pathname)).toEqual({ kind: 'refuse', status: 400 });
  });

  test('an address over the limit is 414', () => {
    const path = '/x';
    expect(decideOn(path, `?${'a'.repeat(MAX_URL_LENGTH - path.length - 1)}`)).toMatchObject({
      kind: 'render',
    });
    expect(decideOn(path, `?${'a'.repeat(MAX_URL_LENGTH - path.length)}`)).toEqual({
      kind: 'refuse',
      status: 414,
    });
  });

  test('letters of the four languages and valid escapes are accepted', () => {
    expect(decideOn('/row/%D2%9B%D0%B0%D0%B7%D0%B0%D2%9B')).toMatchObject({ kind: 'render' });
    expect(decideOn('/row/a%20b')).toMatchObject({ kind: 'render' });
  });
});
