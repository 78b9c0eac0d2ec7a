import { embedFrameOf } from '@/lib/shared/policy/embed-frame';
import { cookieLine } from '@/server/next-compat/cookies';
import { visit } from '@/tests/unit/lib/server/guard/viewer';

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
