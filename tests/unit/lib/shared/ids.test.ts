import fc from 'fast-check';
import { contentIdOf, isChannelKey, isPlatformInt, isSlug } from '@/lib/shared/ids';

describe('spec 1 §5: content ids use the trailing digits of the id', () => {
  test.each([
    ['2017-before-i-fall-546386729444049137', '546386729444049137'],
    ['546386729444049137', '546386729444049137'],
    ['film-without-number', null],
    ['2017-before', null],
    ['film546386729444049137', null],
    ['', null],
    ['../../546386729444049137', null],
    ['a/b-12', null],
    [`x-${'9'.repeat(21)}`, null],
  ])('%s → %s', (slug, id) => {
    expect(contentIdOf(slug)).toBe(id);
  });
});

test('spec 2 §5: channel ids may be numeric, numeric strings or slugs', () => {
  expect(isChannelKey('3929')).toBe(true);
  expect(isChannelKey('otv-prim-hd')).toBe(true);
  expect(isChannelKey('9'.repeat(11))).toBe(false);
  expect(isChannelKey('a.b')).toBe(false);
  expect(isChannelKey("1'--")).toBe(false);
});

test('quality S15: every accepted id is safe in an address without escaping', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      if (isSlug(value)) expect(value).not.toMatch(/[/\\.?#%\s<>"'&]/);
    }),
  );
});

test('platform integers are 32-bit', () => {
  expect(isPlatformInt('2147483647')).toBe(true);
  expect(isPlatformInt('2147483648')).toBe(false);
  expect(isPlatformInt('-1')).toBe(false);
  expect(isPlatformInt('1e3')).toBe(false);
});
