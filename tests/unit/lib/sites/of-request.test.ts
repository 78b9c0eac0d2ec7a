import { KNOWN_COOKIE } from '@/lib/session/constants';
import { readSurface, surfaceId } from '@/lib/sites/face';
import { CONTEXT_COOKIE, SITE_COOKIE, surfaceOf } from '@/lib/sites/of-request';
import { siteByPartner } from '@/lib/sites/sites';

describe('DESIGN 4 Sites: chosen by host name, then by the partner remembered', () => {
  test.each([
    ['localhost:3000', {}, 'taspa'],
    ['almatv.localhost:3000', {}, 'almatv'],
    ['unknown.example', {}, 'taspa'],
    [null, {}, 'taspa'],
    ['localhost', { [SITE_COOKIE]: 'mbank' }, 'mbank'],
    // A partner's own address stays the partner's.
    ['almatv.localhost', { [SITE_COOKIE]: 'mbank' }, 'almatv'],
    ['localhost', { [SITE_COOKIE]: 'evil~x' }, 'taspa'],
    ['localhost', { [CONTEXT_COOKIE]: 'webview' }, 'taspa~webview'],
    ['localhost', { [SITE_COOKIE]: 'mbank', [CONTEXT_COOKIE]: 'miniapp' }, 'mbank~miniapp'],
    ['localhost', { [CONTEXT_COOKIE]: 'toString' }, 'taspa'],
  ])('%s with %o is %s', (host, cookies, expected) => {
    expect(surfaceId(surfaceOf(host, new Map(Object.entries(cookies))))).toBe(expected);
  });
});

describe('spec 1 §6: a child has pages of its own, on every brand and in every context', () => {
  test.each([
    ['child', {}, 'taspa~browser~child'],
    ['child', { [SITE_COOKIE]: 'mbank', [CONTEXT_COOKIE]: 'webview' }, 'mbank~webview~child'],
    ['user', {}, 'taspa'],
    ['guest', {}, 'taspa'],
    // What script can write says nothing (quality S14).
    ['child', { [KNOWN_COOKIE]: 'user' }, 'taspa~browser~child'],
    ['user', { [KNOWN_COOKIE]: 'child' }, 'taspa'],
  ] as const)('a %s with %o is %s', (known, cookies, expected) => {
    const surface = surfaceOf('localhost', new Map(Object.entries(cookies)), known);
    expect(surfaceId(surface)).toBe(expected);
    expect(readSurface(expected)).toEqual(surface);
  });

  test.each([
    'taspa~browser~adult',
    'taspa~browser~',
    'taspa~child',
    'taspa~browser~child~x',
    'nobody~browser~child',
  ])('%s is no surface', (id) => {
    expect(readSurface(id)).toBeNull();
  });
});

test.each([
  ['almatv', 'almatv'],
  ['taspa', 'taspa'],
  ['evil', undefined],
  ['', undefined],
])('spec 1 §2 partner: "%s" is the site %s', (name, expected) => {
  expect(siteByPartner(name)?.id).toBe(expected);
});
