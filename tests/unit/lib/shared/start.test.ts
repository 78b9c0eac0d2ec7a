import { readApiSites } from '@/lib/shared/api-sites';
import { siteVariantOf } from '@/lib/shared/sites/of-request';
import { visit } from '../server/guard/viewer';

const clean = (to: string, cookies: object[] = []) => ({ kind: 'redirect', status: 303, to, cookies });
const site = (value: string) => ({ name: 'taspa_site', value, days: 400 });
const click = (value: string) => ({ name: 'taspa_click', value, days: 30 });
const context = (value: string | null) => ({ name: 'taspa_context', value });

describe('spec 1 §2 query parameters read at start: used once, then removed from the address (DESIGN section 5)', () => {
  test.each([
    ['/?partner=evil.example', clean('/')],
    ['/?partner=', clean('/')],
    ['/?partner=%0d%0aset-cookie:x', clean('/')],
    ['/movies?webview=1&year=2020', clean('/movies?year=2020', [context('webview')])],
    ['/?miniapp=1', clean('/', [context('miniapp')])],
    ['/?webview=0', clean('/', [context(null)])],
    ['/?webview=yes', clean('/')],
    ['/movies?tv&year=2020', clean('/movies?year=2020', [context('television')])],
    ['/?tv=1', clean('/', [context('television')])],
    ['/?tv=0', clean('/', [context('browser')])],
    ['/contents/x-1?ignore_parental_control=1', clean('/contents/x-1')],
    ['/?devapi=1', clean('/')],
    ['/?customapi=https://evil.example', clean('/')],
    ['/?stageapi&localapi&qaapi&partner=evil', clean('/')],
  ])('%s', (address, decision) => {
    expect(visit(address)).toEqual(decision);
    expect(visit(address, { isCrawler: true })).toEqual(decision);
  });

  test.each([
    ['/?click_id=a1', clean('/', [click('a1')])],
    ['/packets?clickid=a-1.b_2&lang=kk', clean('/packets?lang=kk', [click('a-1.b_2')])],
    ['/movies?clickId=x%3Ay', clean('/movies', [click('x:y')])],
    ['/?click_id=%3Cscript%3E', clean('/')],
    [`/?click_id=${'a'.repeat(257)}`, clean('/')],
  ])('spec 3 §4 Other: a click id is kept for 30 days: %s', (address, decision) =>
    expect(visit(address)).toEqual(decision),
  );

  test.each([
    '/content_embed/x-1?ignore_parental_control=1',
    '/channel_embed/7?ignore_parental_control=1&ts=5',
  ])('spec 2 §2: an embedded player keeps its parameter: %s', (address) =>
    expect(visit(address)).toMatchObject({ kind: 'render' }),
  );

  test.each([
    ['/?token=abc', { token: 'abc', to: '/' }],
    ['/movies?access_token=abc&lang=kk', { access_token: 'abc', to: '/movies?lang=kk' }],
    ['/channels?partner=taspa&lang=kk', { partner: 'taspa', to: '/channels?lang=kk' }],
    ['/?token=abc&partner=evil', { token: 'abc', to: '/' }],
    ['/?device_serial=S1&partner=almatv', { device_serial: 'S1', partner: 'almatv', to: '/' }],
    ['/?refer_id=7&type=row&id=3', { refer_id: '7', to: '/?type=row&id=3' }],
    // The session decides the target, from its own parameter only.
    ['/?token=abc&to=//evil.example', { token: 'abc', to: '/?to=%2F%2Fevil.example' }],
  ])('%s starts an arrival', (address, carried) => {
    const decision = visit(address);
    if (decision.kind !== 'arrive') throw new Error(decision.kind);
    expect(Object.fromEntries(new URLSearchParams(decision.query))).toEqual(carried);
  });

  test.each([
    ['/?partner=almatv', [site('almatv')]],
    ['/?partner=taspa&token=abc', [site('taspa')]],
    ['/?partner=mbank&webview=1', [site('mbank'), context('webview')]],
  ])(
    'spec 1 §9 Cookie lifetime: %s opens on the site of the partner at once, and is remembered like other preferences',
    (address, cookies) => {
      expect(visit(address)).toMatchObject({ kind: 'arrive', cookies });
    },
  );

  test('an empty token is only removed', () => {
    expect(visit('/?token=&access_token=')).toEqual(clean('/'));
  });

  test('quality S22: purchased=true is not a start parameter: it stays and has no effect', () => {
    expect(visit('/lk?purchased=true', { known: 'user' })).toEqual(visit('/lk', { known: 'user' }));
    expect(visit('/lk?purchased=true')).toMatchObject({ kind: 'redirect' });
  });
});

describe('decision 0007: another platform is another deployment, selected by a name from the environment', () => {
  const apiSites = readApiSites('stageapi=https://stage.example, localapi=http://localhost:3001');
  if (!apiSites) throw new Error('readable');

  test.each([
    ['/movies?stageapi=1&lang=kk', 'https://stage.example/movies?lang=kk'],
    ['/?localapi', 'http://localhost:3001/'],
    ['/?stageapi=https://evil.example', 'https://stage.example/'],
    // Secrets are removed for the other deployment too.
    ['/?stageapi&token=abc&access_token=x', 'https://stage.example/'],
    // A name that is not in the environment is only removed.
    ['/?qaapi=1', '/'],
  ])('%s leads to %s', (address, to) => {
    expect(visit(address, { apiSites })).toEqual({ kind: 'redirect', status: 303, to, cookies: [] });
  });

  test.each([
    'stageapi',
    'evil=https://x.example',
    'stageapi=ftp://x',
    'stageapi=https://u:p@x',
    'stageapi=//x',
  ])('"%s" is not a list of deployments', (text) => expect(readApiSites(text)).toBeNull());
});

describe('spec 1 §1: contexts in which the product is shown', () => {
  test('the mobile account context also covers its further pages', () => {
    expect(visit('/account_mobile')).toMatchObject({
      path: '/taspa~account_mobile/ru/account_mobile',
      cookies: [context('account_mobile')],
    });
    const siteVariant = siteVariantOf('localhost', new Map([['taspa_context', 'account_mobile']]));
    expect(visit('/account_mobile', { siteVariant })).toMatchObject({ cookies: [] });
    expect(visit('/packets', { siteVariant })).toMatchObject({ path: '/taspa~account_mobile/ru/packets' });
  });

  test.each(['/', '/channels', '/contents/x-1', '/movies?year=2020', '/faq'])(
    'leaving the mobile account ends its context: %s has header and footer again',
    (address) => {
      const siteVariant = siteVariantOf('localhost', new Map([['taspa_context', 'account_mobile']]));
      expect(visit(address, { siteVariant })).toMatchObject({
        path: expect.stringMatching(/^\/taspa\/ru/),
        isFramable: false,
        cookies: [context(null)],
      });
    },
  );

  test.each(['/lk', '/lk_parental', '/tv', '/packets/81', '/provider/taspa', '/promo', '/agreement'])(
    'the mobile account context stays on account and purchase pages: %s',
    (address) => {
      const siteVariant = siteVariantOf('localhost', new Map([['taspa_context', 'account_mobile']]));
      expect(visit(address, { siteVariant, known: 'user' })).toMatchObject({
        path: expect.stringMatching(/^\/taspa~account_mobile\/ru/),
        cookies: [],
      });
    },
  );

  test('the login that an account page needs opens over the first page of the mobile account, and its context stays', () => {
    const siteVariant = siteVariantOf('localhost', new Map([['taspa_context', 'account_mobile']]));
    expect(visit('/lk', { siteVariant })).toMatchObject({
      to: `/account_mobile#auth?to=${encodeURIComponent('/lk')}`,
      cookies: [],
    });
    const clickup = siteVariantOf('clickup.localhost', new Map([['taspa_context', 'account_mobile']]));
    expect(visit('/tv', { siteVariant: clickup })).toMatchObject({
      to: `/account_mobile#auth?to=${encodeURIComponent('/tv')}`,
    });
    expect(visit('/channels', { siteVariant: clickup })).toMatchObject({
      to: `/#auth?to=${encodeURIComponent('/channels')}`,
    });
  });

  test.each(['webview', 'miniapp', 'television'])(
    'leaving the mobile account returns to its outer context: %s',
    (outer) => {
      const siteVariantIn = (value: string) =>
        siteVariantOf('localhost', new Map([['taspa_context', value]]));
      const entered = visit('/account_mobile', { siteVariant: siteVariantIn(outer) });
      expect(entered).toMatchObject({ path: '/taspa~account_mobile/ru/account_mobile' });
      const siteVariant = siteVariantIn('cookies' in entered ? (entered.cookies[0]?.value ?? '') : '');
      expect(visit('/packets', { siteVariant })).toMatchObject({
        path: '/taspa~account_mobile/ru/packets',
        cookies: [],
      });
      expect(visit('/channels', { siteVariant })).toMatchObject({
        path: `/taspa~${outer}/ru/channels`,
        cookies: [context(outer)],
      });
    },
  );

  test('an embedded player is recognised by its address', () => {
    expect(visit('/content_embed/x-1')).toMatchObject({
      path: '/taspa~embed/ru/content_embed/x-1',
      cookies: [],
    });
    expect(visit('/channel_embed/7')).toMatchObject({ path: '/taspa~embed/ru/channel_embed/7' });
  });
});
