import { contexts } from '@/lib/shared/sites/contexts';
import { siteVariantOf } from '@/lib/shared/sites/of-request';
import { newViewer, sentTo, visit } from '../../server/guard/viewer';

const clickup = siteVariantOf('clickup.localhost', new Map());
const login = (to: string) => `/#auth?to=${encodeURIComponent(to)}`;

const EXEMPT = [
  '/agreement',
  '/privacy',
  '/terms',
  '/rules',
  '/rules_summer',
  '/geo_lock',
  '/provider/almatv',
  '/promo?code=A',
  '/promo/12',
  '/almatv/promo',
  '/packet/5',
  '/packets',
  '/packets/almatv_5',
  '/gift',
  '/news/3',
  '/faq',
  '/app_store',
  '/account_mobile',
  '/offline',
];

const OTHERS = [
  '/channels',
  '/contents/promo-12',
  '/watch/film-12',
  '/movies?year=2020',
  '/newsroom',
  '/row/3',
];

describe('spec 1 §2: pages exempt from the forced-login and region redirects', () => {
  test.each(EXEMPT)('%s is shown to everyone', (address) => {
    expect(sentTo(address, { siteVariant: clickup })).toBeNull();
    expect(sentTo(address, { isLoginRequired: true })).toBeNull();
    expect(sentTo(address, { isRegionClosed: true })).toBeNull();
  });

  test.each(OTHERS)('%s is not exempt', (address) => {
    expect(sentTo(address, { siteVariant: clickup })).toBe(login(address));
    expect(sentTo(address, { siteVariant: clickup, known: 'guest' })).toBe(login(address));
    expect(sentTo(address, { isLoginRequired: true })).toBe(login(address));
    expect(sentTo(address, { isRegionClosed: true })).toBe(
      `/geo_lock?${new URLSearchParams({ to: address })}`,
    );
  });

  test.each(OTHERS)('%s is shown to logged-in viewers and crawlers', (address) => {
    expect(sentTo(address, { siteVariant: clickup, known: 'user' })).toBeNull();
    expect(sentTo(address, { siteVariant: clickup, known: 'child' })).toBeNull();
    expect(sentTo(address, { siteVariant: clickup, isCrawler: true })).toBeNull();
    expect(sentTo(address, { isRegionClosed: true, isCrawler: true })).toBeNull();
  });
});

describe('spec 1 §8: an embedded player says itself why it does not play, because the reason may not be framed', () => {
  test.each(['/content_embed/film-1', '/channel_embed/3929'])('%s', (address) => {
    expect(sentTo(address, { isRegionClosed: true })).toBeNull();
    expect(sentTo(address, { siteVariant: clickup })).toBeNull();
    expect(sentTo(address, { isLoginRequired: true })).toBeNull();
  });
});

test('spec 1 §4: where login is forced, home is shown and opens the login', () => {
  expect(sentTo('/', { siteVariant: clickup })).toBeNull();
});

test('spec 1 §1 Surfaces: where login is forced, a mini-app keeps the hash that logs in who opened it', () => {
  const miniapp = { siteVariant: { ...clickup, context: contexts.miniapp } };
  expect(sentTo('/channels', miniapp)).toBeNull();
  expect(sentTo('/?type=content&id=12', miniapp)).toBe('/contents/12');
});

describe('spec 1 §1 Surfaces: a mini-app keeps the hash that logs in, also where a guest is sent to the login', () => {
  const miniapp = { siteVariant: { ...newViewer.siteVariant, context: contexts.miniapp } };
  test.each(['/lk', '/lk_parental', '/settings', '/settings/devices'])('%s is shown', (address) => {
    expect(sentTo(address, miniapp)).toBeNull();
    expect(sentTo(address, { ...miniapp, known: 'guest' })).toBeNull();
  });
  test('a deep link that needs a login leads to its target', () => {
    expect(sentTo('/?type=content&id=12&need_auth=auth', miniapp)).toBe('/contents/12');
    expect(sentTo('/?type=settings', miniapp)).toBe('/lk');
  });
});

test('spec 1 §8: a closed region comes before the login, also at home and for logged-in viewers', () => {
  expect(sentTo('/', { siteVariant: clickup, isRegionClosed: true })).toBe('/geo_lock?to=%2F');
  expect(sentTo('/channels', { known: 'user', isRegionClosed: true })).toBe('/geo_lock?to=%2Fchannels');
});

describe('spec 1 §2: a guest opening the account page is sent home with the login modal', () => {
  test.each(['/lk', '/lk_parental', '/settings', '/settings/devices'])('%s', (address) => {
    expect(sentTo(address)).toBe(login(address));
    expect(sentTo(address, { known: 'guest' })).toBe(login(address));
    expect(sentTo(address, { isCrawler: true })).toBe(login(address));
  });

  test.each([
    '/lk',
    '/lk_parental',
    '/settings',
    '/settings/devices',
    '/settings/language/interface',
    '/settings/account?lang=kk',
  ])('%s is shown to logged-in viewers', (address) => {
    expect(sentTo(address, { known: 'user' })).toBeNull();
    expect(sentTo(address, { known: 'child' })).toBeNull();
  });
});

describe('spec 1 §2, spec 2 §2: renamed addresses', () => {
  test.each([
    ['/startpage', '/'],
    ['/startpage?lang=kk', '/?lang=kk'],
    // Spec 2 §2 /episodes/{slug or id}.
    ['/episodes/orbit-546386729444049137', '/contents/orbit-546386729444049137'],
    ['/episodes/546386729444049137?lang=kk', '/contents/546386729444049137?lang=kk'],
    ['/channel/3929', '/channels/all/3929'],
    ['/channel/3929?ts=1700000000', '/channels/all/3929?ts=1700000000'],
    ['/channels/3929?ts=1700000000', '/channels/all/3929?ts=1700000000'],
  ])('%s redirects permanently to %s', (address, to) => {
    expect(visit(address)).toEqual({ kind: 'redirect', status: 308, to, cookies: [] });
  });

  test.each([
    '/channel',
    '/channel/a/b',
    '/channels/3929',
    '/channels/all/3929?ts=5',
    '/startpage/x',
    '/episodes',
    '/episodes/a/b',
  ])('%s does not redirect', (address) => expect(sentTo(address)).toBeNull());
});
