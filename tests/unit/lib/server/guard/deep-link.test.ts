import { type DeepLink, deepLinkTarget } from '@/lib/server/guard/deep-link';
import { siteVariantOf } from '@/lib/shared/sites/of-request';
import { sentTo, visit } from './viewer';

const link = (fields: Partial<DeepLink>): DeepLink => ({
  type: '',
  id: null,
  code: null,
  start_time: null,
  library_id: null,
  need_auth: null,
  ...fields,
});

describe('spec 1 §2 deep links map as the table says', () => {
  test.each<[Partial<DeepLink>, string]>([
    [{ type: 'content', id: '12' }, '/contents/12'],
    [
      { type: 'content', id: 'khans-daughter-12', library_id: '3' },
      '/contents/khans-daughter-12?library_id=3',
    ],
    [{ type: 'channel', id: '3929' }, '/channels/3929'],
    [{ type: 'channel', id: '3929', start_time: '1700000000' }, '/channels/3929?ts=1700000000'],
    [{ type: 'channels', id: 'taspa-1', start_time: '1700000000' }, '/channels/taspa-1?ts=1700000000'],
    [{ type: 'promo_key', code: 'SUMMER-26' }, '/promo?code=SUMMER-26'],
    [{ type: 'enter_promo_key', code: 'SUMMER-26' }, '/promo?code=SUMMER-26'],
    [{ type: 'enter_promo_key' }, '/promo'],
    [{ type: 'last_channel' }, '/channels'],
    [{ type: 'setting' }, '/lk'],
    [{ type: 'settings', id: 'whatever' }, '/lk'],
    [{ type: 'row', id: '77' }, '/row/77'],
    [{ type: 'row', id: 'new', library_id: '3' }, '/row/new?library_id=3'],
    [{ type: 'rowset', id: 'movies' }, '/rowset/movies'],
    [{ type: 'packet', id: '5' }, '/packets/5'],
    [{ type: 'packets', id: 'almatv_5_6' }, '/packets/almatv_5_6'],
  ])('%o is %s', (fields, target) => {
    expect(deepLinkTarget(link(fields))).toBe(target);
  });

  test.each<Partial<DeepLink>>([
    { type: 'content' },
    { type: 'content', id: 'no-number' },
    { type: 'content', id: '../../lk' },
    { type: 'channel', id: '99999999999' },
    { type: 'channel', id: 'a/b' },
    { type: 'promo_key' },
    { type: 'promo_key', code: 'longer-than-fifteen' },
    { type: 'promo_key', code: 'a&b=c' },
    { type: 'row', id: '//evil.example' },
    { type: 'rowset', id: '' },
    { type: 'packet', id: 'almatv__5' },
    { type: 'packet', id: '_5' },
    { type: 'Content', id: '12' },
    { type: 'constructor', id: '12' },
    { type: '' },
  ])('quality S15: %o has no target', (fields) => {
    expect(deepLinkTarget(link(fields))).toBeNull();
  });

  test.each(['soon', '-5', '17000000000', '1e9'])('an invalid start ("%s") is left out', (start_time) => {
    expect(deepLinkTarget(link({ type: 'channel', id: '7', start_time }))).toBe('/channels/7');
  });
});

describe('spec 1 §2: an address with a deep link leads to its target', () => {
  const clickup = siteVariantOf('clickup.localhost', new Map());
  const login = (to: string) => `/#auth?to=${encodeURIComponent(to)}`;

  test.each([
    ['/?type=content&id=12', '/contents/12'],
    ['/?type=content&slug=film-12', '/contents/film-12'],
    ['/?type=content&id=12&library_id=3', '/contents/12?library_id=3'],
    ['/?type=row&slug=new&library_id=3', '/row/new?library_id=3'],
    ['/?type=channels&id=7&start_time=1700000000', '/channels/7?ts=1700000000'],
    ['/?type=promo_key&code=SUMMER-26', '/promo?code=SUMMER-26'],
    ['/startpage?type=row&id=3', '/row/3'],
    ['/?type=evil&id=12', '/'],
    ['/?type=content&id=%2F%2Fevil.example', '/'],
  ])('%s to %s', (address, to) => expect(sentTo(address)).toBe(to));

  test('other pages have their own type', () => {
    expect(sentTo('/movies?type=content&id=12')).toBeNull();
  });

  test.each([
    ['nobody yet, need_auth', '/?type=content&id=12&need_auth=auth', {}, login('/contents/12')],
    [
      'a guest, need_auth',
      '/?type=channel&id=7&start_time=5&need_auth=auth',
      { known: 'guest' as const },
      login('/channels/7?ts=5'),
    ],
    [
      'a guest on a page for another need_auth',
      '/?type=content&id=12&need_auth=guest',
      { known: 'guest' as const },
      '/contents/12',
    ],
    [
      'a person, need_auth',
      '/?type=content&id=12&need_auth=auth',
      { known: 'user' as const },
      '/contents/12',
    ],
    [
      'a child, need_auth',
      '/?type=content&id=12&need_auth=auth',
      { known: 'child' as const },
      '/contents/12',
    ],
    ['login forced by the site', '/?type=content&id=12', { siteVariant: clickup }, login('/contents/12')],
    ['login forced by the network', '/?type=content&id=12', { isLoginRequired: true }, login('/contents/12')],
    ['login forced at the login target itself', '/?type=packet&id=5', { siteVariant: clickup }, '/packets/5'],
    [
      'login forced, logged in',
      '/?type=content&id=12',
      { siteVariant: clickup, known: 'user' as const },
      '/contents/12',
    ],
    ['a crawler', '/?type=content&id=12&need_auth=auth', { isCrawler: true }, '/contents/12'],
  ])('%s', (_, address, viewer, to) => expect(sentTo(address, viewer)).toBe(to));
});

test.each([
  ['an unknown type', '/?type=evil', {}, ['start'], '/'],
  [
    'a page that needs a login first',
    '/?type=content&id=12&need_auth=auth',
    {},
    ['start', 'call'],
    '/contents/12',
  ],
  ['a page', '/?type=content&id=12', {}, ['start', 'call', 'run'], '/contents/12'],
])('spec 2 §7 "Analytics events": the stages of a deep link to %s', (_, address, viewer, stages, page) => {
  expect(visit(address, viewer)).toMatchObject({ deepLink: { stages, page } });
  expect(visit('/movies')).not.toHaveProperty('deepLink');
});

test.each([
  ['a page', '/?type=content&id=12&lang=kk', '/contents/12'],
  [
    'the login',
    '/?type=content&id=12&need_auth=auth&lang=kk',
    `/#auth?to=${encodeURIComponent('/contents/12')}`,
  ],
  ['home, from an unknown type', '/?type=evil&lang=kk', '/'],
])('the language of a deep link to %s is stored, because its target does not have it', (_, address, to) => {
  expect(visit(address)).toMatchObject({ to, cookies: [{ name: 'taspa_lang', value: 'kk' }] });
  expect(visit(address, { localeCookie: 'kk' })).toMatchObject({ to, cookies: [] });
});
