import { embedFrameOf, isInListedFrame } from '@/lib/shared/policy/embed-frame';
import { contexts } from '@/lib/shared/sites/contexts';
import { cookieLine } from '@/server/next-compat/cookies';
import { newViewer, visit } from '@/tests/unit/lib/server/guard/viewer';

const PARTNER = 'https://portal.partner.example';
const NO_PIN = '?ignore_parental_control=1';

/** A document in a frame of the partner. */
const framed = { dest: 'iframe', site: 'cross-site', referer: `${PARTNER}/` };

describe('spec 2 §2, §6: an embed skips the PIN only in a frame of a listed parent', () => {
  test.each([
    ['in a frame of a listed parent that wants no PIN', '/content_embed/x-1', NO_PIN, framed, 'trusted'],
    ['the same for a channel', '/channel_embed/7', `${NO_PIN}&ts=5`, framed, 'trusted'],
    ['without the parameter it asks', '/content_embed/x-1', '', framed, 'framed'],
    ['another value of it asks', '/content_embed/x-1', '?ignore_parental_control=0', framed, 'framed'],
    [
      'another parent',
      '/content_embed/x-1',
      NO_PIN,
      { ...framed, referer: 'https://evil.example/' },
      'framed',
    ],
    ['a parent that hides who it is', '/content_embed/x-1', NO_PIN, { ...framed, referer: null }, 'framed'],
    [
      'a name that only begins like a listed one',
      '/content_embed/x-1',
      NO_PIN,
      { ...framed, referer: `${PARTNER}.evil.example/` },
      'framed',
    ],
    ['the address alone, typed', '/content_embed/x-1', NO_PIN, { ...framed, dest: 'document' }, 'none'],
    ['a call of a script', '/content_embed/x-1', NO_PIN, { ...framed, dest: 'empty' }, 'none'],
    ['a frame of our own site', '/content_embed/x-1', NO_PIN, { ...framed, site: 'same-origin' }, 'none'],
    [
      'a frame of a neighbour on our domain',
      '/content_embed/x-1',
      NO_PIN,
      { ...framed, site: 'same-site' },
      'none',
    ],
    ['another page', '/watch/x-1', NO_PIN, framed, 'none'],
    ['another page whose name begins alike', '/content_embedded/x-1', NO_PIN, framed, 'none'],
    [
      'a browser that says nothing',
      '/content_embed/x-1',
      NO_PIN,
      { dest: null, site: null, referer: null },
      'none',
    ],
  ])('%s', (_, pathname, search, headers, frame) => {
    expect(embedFrameOf({ pathname, search }, headers, [PARTNER])).toBe(frame);
  });
});

test('the mark of a frame is set on embeds only, kept apart for each site that frames us, and hidden from scripts', () => {
  const cookies = [{ name: 'taspa_embed', value: 'pass', isFramed: true as const }];
  expect(visit('/content_embed/x-1', { embedPass: 'pass' })).toMatchObject({ isFramable: true, cookies });
  expect(visit('/watch/x-1', { embedPass: 'pass' })).toMatchObject({ isFramable: false, cookies: [] });
  for (const cookie of cookies) {
    expect(cookieLine(cookie, false)).toBe(
      'taspa_embed=pass; Path=/; Secure; HttpOnly; SameSite=none; Partitioned',
    );
  }
});

describe('spec 1 §1 Surfaces: a mini-app and the mobile account stay what they are in a frame of a listed site', () => {
  test.each([
    ['in a frame of a listed parent', framed, true],
    ['another parent', { ...framed, referer: 'https://evil.example/' }, false],
    ['a parent that hides who it is', { ...framed, referer: null }, false],
    ['a page of its own', { ...framed, dest: 'document' }, false],
    ['a frame of our own site', { ...framed, site: 'same-origin' }, false],
  ])('%s: %j', (_, headers, isListed) => {
    expect(isInListedFrame(headers, [PARTNER])).toBe(isListed);
  });

  const kept = (value: string | null) => [
    { name: 'taspa_context', value, isFramed: true },
    { name: 'taspa_embed', value: 'framed', isFramed: true },
  ];
  const inAccount = { ...newViewer.siteVariant, context: contexts.account_mobile };

  test('the cookie of their context is kept apart for the site that frames us, and so is the session', () => {
    expect(visit('/?miniapp=1', { isFramed: true })).toMatchObject({ to: '/', cookies: kept('miniapp') });
    expect(visit('/?miniapp=1&token=x', { isFramed: true })).toMatchObject({ cookies: kept('miniapp') });
    expect(visit('/account_mobile', { isFramed: true })).toMatchObject({
      isFramable: true,
      cookies: kept('account_mobile'),
    });
    expect(visit('/channels', { isFramed: true, siteVariant: inAccount })).toMatchObject({
      isFramable: false,
      cookies: kept(null),
    });
  });

  test('brand and language are kept there, too, and the click stays readable', () => {
    const names = (address: string) => {
      const decision = visit(address, { isFramed: true });
      return 'cookies' in decision ? decision.cookies.map(({ name, isFramed }) => [name, isFramed]) : [];
    };
    expect(names('/channels?lang=kk')).toEqual([
      ['taspa_lang', true],
      ['taspa_embed', true],
    ]);
    expect(names('/?partner=ntv_web&click_id=abc')).toEqual(
      expect.arrayContaining([
        ['taspa_site', true],
        ['taspa_click', undefined],
        ['taspa_embed', true],
      ]),
    );
  });

  test('a session that begins there is kept there, whatever else the address sets', () => {
    const cookies = [{ name: 'taspa_embed', value: 'framed', isFramed: true }];
    expect(visit('/account_mobile?token=x', { isFramed: true })).toMatchObject({ kind: 'arrive', cookies });
  });

  test('pages that change no context set none, and outside of such a frame it is an ordinary cookie', () => {
    expect(visit('/channels', { isFramed: true })).toMatchObject({ isFramable: false, cookies: [] });
    expect(visit('/?miniapp=1')).toMatchObject({ cookies: [{ name: 'taspa_context', value: 'miniapp' }] });
  });
});
