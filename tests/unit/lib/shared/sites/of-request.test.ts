import { KNOWN_COOKIE } from '@/lib/rules/session/constants';
import { CONTEXT_COOKIE, SITE_COOKIE, siteVariantOf } from '@/lib/shared/sites/of-request';
import { readSiteVariant, siteVariantId } from '@/lib/shared/sites/site-context';
import { siteByPartner } from '@/lib/shared/sites/sites';

describe('DESIGN section 4 Sites: chosen by host name, then by the stored partner', () => {
  test.each([
    ['localhost:3000', {}, 'taspa'],
    ['almatv.localhost:3000', {}, 'almatv'],
    ['unknown.example', {}, 'taspa'],
    [null, {}, 'taspa'],
    ['localhost', { [SITE_COOKIE]: 'mbank' }, 'mbank'],
    // The host of a partner stays the partner's.
    ['almatv.localhost', { [SITE_COOKIE]: 'mbank' }, 'almatv'],
    ['localhost', { [SITE_COOKIE]: 'evil~x' }, 'taspa'],
    ['localhost', { [CONTEXT_COOKIE]: 'webview' }, 'taspa~webview'],
    ['localhost', { [SITE_COOKIE]: 'mbank', [CONTEXT_COOKIE]: 'miniapp' }, 'mbank~miniapp'],
    ['localhost', { [CONTEXT_COOKIE]: 'toString' }, 'taspa'],
  ])('%s with %o is %s', (host, cookies, expected) => {
    expect(siteVariantId(siteVariantOf(host, new Map(Object.entries(cookies))))).toBe(expected);
  });
});

describe('spec 1 §1 Surfaces: the browser of a television is one, unless its viewer chose otherwise', () => {
  const TELEVISION = 'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) Chrome/94.0 TV Safari/537.36';
  test.each([
    [TELEVISION, {}, 'taspa~television'],
    [TELEVISION, { [CONTEXT_COOKIE]: 'browser' }, 'taspa'],
    [TELEVISION, { [CONTEXT_COOKIE]: 'webview' }, 'taspa~webview'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', { [CONTEXT_COOKIE]: 'television' }, 'taspa~television'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', {}, 'taspa'],
    [null, {}, 'taspa'],
  ])('%s with %o is %s', (userAgent, cookies, expected) => {
    const siteVariant = siteVariantOf('localhost', new Map(Object.entries(cookies)), null, userAgent);
    expect(siteVariantId(siteVariant)).toBe(expected);
    expect(readSiteVariant(expected)).toEqual(siteVariant);
  });
});

describe('spec 1 §6: a child has separate pages, on every brand and in every context', () => {
  test.each([
    ['child', {}, 'taspa~browser~child'],
    ['child6', {}, 'taspa~browser~child6'],
    ['child0', { [KNOWN_COOKIE]: 'child' }, 'taspa~browser~child0'],
    ['child', { [SITE_COOKIE]: 'mbank', [CONTEXT_COOKIE]: 'webview' }, 'mbank~webview~child'],
    ['user', {}, 'taspa'],
    ['guest', {}, 'taspa'],
    // The readable cookie does not decide (quality S14).
    ['child', { [KNOWN_COOKIE]: 'user' }, 'taspa~browser~child'],
    ['user', { [KNOWN_COOKIE]: 'child' }, 'taspa'],
  ] as const)('a %s with %o is %s', (known, cookies, expected) => {
    const siteVariant = siteVariantOf('localhost', new Map(Object.entries(cookies)), known);
    expect(siteVariantId(siteVariant)).toBe(expected);
    expect(readSiteVariant(expected)).toEqual(siteVariant);
  });

  test.each([
    'taspa~browser~adult',
    'taspa~browser~',
    'taspa~child',
    'taspa~browser~child7',
    'taspa~browser~everyone',
    'taspa~browser~child~x',
    'nobody~browser~child',
  ])('%s is not a site variant', (id) => {
    expect(readSiteVariant(id)).toBeNull();
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
