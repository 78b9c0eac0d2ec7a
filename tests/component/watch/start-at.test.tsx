import { linkAt, secondOfAddress } from '@/components/watch/start-at';

test.each([
  ['', null],
  ['?t=90', 90],
  ['?library_id=3&t=0', 0],
  ['?t=-5', null],
  ['?t=1e9', null],
  ['?t=12345678', null],
])('a shared link to a title begins at its second: "%s"', (search, second) => {
  expect(secondOfAddress(search)).toBe(second);
});

test('a link to a second keeps the library and replaces an earlier second', () => {
  expect(linkAt(75, { pathname: '/watch/snow', search: '?library_id=3&t=9' })).toBe(
    '/watch/snow?library_id=3&t=75',
  );
});
