import { surfaceId } from '@/lib/sites/face';
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

test.each([
  ['almatv', 'almatv'],
  ['taspa', 'taspa'],
  ['evil', undefined],
  ['', undefined],
])('spec 1 §2 partner: "%s" is the site %s', (name, expected) => {
  expect(siteByPartner(name)?.id).toBe(expected);
});
