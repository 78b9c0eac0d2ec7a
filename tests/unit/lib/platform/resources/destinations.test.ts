import * as v from 'valibot';
import { DestinationWire, toTarget, toWatch } from '@/lib/platform/resources/destinations';

const target = (wire: object) => toTarget(v.parse(DestinationWire, wire));
const page = (href: string) => ({ kind: 'page', href });

test.each([
  [
    { type: 'content', id: '7', slug: 'film-7' },
    { kind: 'title', href: '/watch/film-7' },
  ],
  [
    { type: 'content', id: '7', slug: 'film-7', library_id: 5 },
    { kind: 'title', href: '/watch/film-7?library_id=5' },
  ],
  [
    { type: 'channel', id: 3929 },
    { kind: 'channel', href: '/channels/all/3929' },
  ],
  [{ type: 'content', id: null }, null],
  [{ type: 'person', id: '4', slug: 'anna-4' }, null],
  [{ type: 'packet', id: '82' }, null],
])('spec 2 §2 Destination types, library_id: what a promotion plays at once, %j', (wire, expected) => {
  expect(toWatch(v.parse(DestinationWire, wire))).toEqual(expected);
});

describe('spec 2 §2 Destination types', () => {
  test.each([
    [{ type: 'content', id: '7', slug: 'film-7' }, page('/contents/film-7')],
    [{ type: 'content', id: '7', slug: '', library_id: 5 }, page('/contents/7?library_id=5')],
    [{ type: 'row', id: '9', slug: 'novinki', library_id: 3 }, page('/row/novinki?library_id=3')],
    [{ type: 'rowset', id: 105 }, page('/rowset/105')],
    [{ type: 'channel', id: 3929 }, page('/channels/all/3929')],
    [{ type: 'person', id: '4', slug: 'anna-4' }, page('/persons/anna-4')],
    [{ type: 'last_channel' }, page('/channels')],
    [{ type: 'episode', id: '8', slug: 'e-8' }, page('/watch/e-8')],
    [{ type: 'history', id: '8' }, page('/watch/8')],
    [{ type: 'enter_promo_key' }, { kind: 'promo-key', href: '/promo' }],
    [
      { type: 'open_url', src: 'https://example.org/a' },
      { kind: 'outside', href: 'https://example.org/a' },
    ],
    [
      { type: 'packet', id: '82', id_no_ott: '96' },
      { kind: 'packet', href: '/packets/82', hrefNoOtt: '/packets/96' },
    ],
    [
      { type: 'packet', id: '82', id_no_ott: '' },
      { kind: 'packet', href: '/packets/82', hrefNoOtt: '/packets/82' },
    ],
  ])('%j', (wire, expected) => expect(target(wire)).toEqual(expected));

  test('text shows its title and description without active content (quality R7)', () =>
    expect(
      target({
        type: 'text',
        title: '<b>On a TV</b>',
        description: '<p>One.</p><script>alert(1)</script><p onclick="x()">Two &amp; three</p>',
      }),
    ).toEqual({ kind: 'text', title: 'On a TV', text: 'One. Two & three' }));

  test.each([
    [{ type: 'open_url', src: 'javascript:alert(1)' }],
    [{ type: 'open_url', src: '//example.org' }],
    [{ type: 'open_url' }],
    [{ type: 'text', title: 'Nothing to say' }],
    [{ type: 'content' }],
    [{ type: 'row', id: '', slug: '' }],
    [{ type: 'teleport', id: '1' }],
    [{ type: 'constructor', id: '1' }],
  ])('%j has no link and causes no error', (wire) => expect(target(wire)).toBeNull());
});
