import {
  guideHref,
  guidePath,
  momentWithin,
  readCategory,
  readGenre,
  readMoment,
  withGenre,
} from '@/lib/rules/guide/address';
import { decide } from '@/lib/server/guard/decide';
import { newViewer } from '../../server/guard/viewer';

/** 21 November 2026, 20:00 in Almaty (UTC+5). */
const EIGHT = Date.UTC(2026, 10, 21, 15) / 1000;
const DAY = 86_400;

const inner = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return guidePath(pathname, new URLSearchParams(search));
};

describe('DESIGN section 3: the guide is a view of /channels, its pages are stored by what they show', () => {
  test.each([
    ['/channels?view=guide', '/guide/~/now'],
    ['/channels/kids?view=guide', '/guide/kids/now'],
    ['/channels?view=guide&day=2026-11-21&at=20:00', `/guide/~/${EIGHT}`],
    ['/channels?view=guide&day=2026-11-21&at=20:45', `/guide/~/${EIGHT}`],
    ['/channels?view=guide&day=2026-11-21', `/guide/~/${EIGHT - 20 * 3600}`],
    ['/channels?view=guide&day=2026-13-45&at=20:00', '/guide/~/now'],
    ['/channels?view=guide&day=2026-11-21&at=25:00', '/guide/~/now'],
    ['/channels?view=guide&day=rubbish', '/guide/~/now'],
    ['/channels', '/channels'],
    ['/channels?view=list', '/channels'],
    ['/channels/kids/taspa-1?view=guide', '/channels/kids/taspa-1'],
    ['/movies?view=guide', '/movies'],
  ])('%s is the page %s', (address, path) => {
    expect(inner(address)).toBe(path);
  });

  test.each(['/guide', '/guide/~/now', '/guide/kids/now'])(
    'spec 2 §2: %s alone is not a page, whatever follows it',
    (address) => {
      expect(inner(address)).toBe('/guide');
    },
  );

  test('the guard rewrites to it for each brand and language', () => {
    const decision = decide({ ...newViewer, pathname: '/channels', search: '?view=guide&lang=kk' });
    expect(decision).toMatchObject({ kind: 'render', path: '/taspa/kk/guide/~/now' });
  });

  test.each([
    ['~', null],
    ['kids', 'kids'],
    ['..', undefined],
    ['', undefined],
  ])('category %j of an inner address', (segment, category) => {
    expect(readCategory(segment)).toBe(category);
  });
});

test('the address contains day and hour in the time of the broadcaster, and is read back', () => {
  expect(guideHref('/channels', null)).toBe('/channels?view=guide');
  const address = guideHref('/channels/kids', EIGHT);
  expect(address).toBe('/channels/kids?view=guide&day=2026-11-21&at=20:00');
  expect(readMoment(new URL(address, 'http://site').searchParams)).toBe(EIGHT);
});

test('the address contains the genre that stands out, for which there is no other page', () => {
  const address = guideHref('/channels/kids', EIGHT, 'ғылыми-фантастика');
  const { searchParams } = new URL(address, 'http://site');
  expect(readMoment(searchParams)).toBe(EIGHT);
  expect(readGenre(searchParams, ['драма', 'Ғылыми фантастика'])).toBe('ғылыми-фантастика');
  expect(readGenre(searchParams, ['драма'])).toBe('');
  expect(inner('/channels?view=guide&genre=drama')).toBe('/guide/~/now');
  expect(withGenre('http://site/channels?view=guide', 'drama').search).toBe('?view=guide&genre=drama');
  expect(withGenre('http://site/channels?view=guide&genre=drama', '').search).toBe('?view=guide');
});

describe('spec 2 §4: the guide reaches 72 hours or the archive back and 72 hours ahead', () => {
  const now = EIGHT + 600;
  test.each([
    ['an hour of today', EIGHT, 7, EIGHT],
    ['the oldest day of the archive', EIGHT - 7 * DAY, 7, EIGHT - 7 * DAY],
    ['older than the archive', EIGHT - 7 * DAY - 3600, 7, null],
    ['72 hours back without an archive', EIGHT - 3 * DAY, 0, EIGHT - 3 * DAY],
    ['three days ahead', EIGHT + 3 * DAY - 3600, 7, EIGHT + 3 * DAY - 3600],
    ['beyond', EIGHT + 3 * DAY, 7, null],
    ['not a full hour', EIGHT + 1, 7, null],
  ])('%s', (_, moment, archiveDays, expected) => {
    expect(momentWithin(String(moment), now, archiveDays)).toBe(expected);
  });

  test.each(['now', '', '1e9', '-1', '99999999999'])('%j means now', (segment) => {
    expect(momentWithin(segment, now, 7)).toBeNull();
  });
});
