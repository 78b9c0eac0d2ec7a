import { inOrder, keepingOthers, MAX_LANGUAGES, moved } from '@/lib/rules/account/languages';

describe('spec 1 §3 language priority list', () => {
  test.each([
    [['ru', 'en'], [], ['ru', 'en']],
    [['ru', 'en'], ['en'], ['en', 'ru']],
    [
      ['ru', 'en'],
      ['kk', 'en'],
      ['en', 'ru'],
    ],
    [[], ['kk'], []],
  ])('%j with the chosen %j is %j', (offered, chosen, order) => {
    expect(inOrder(offered, chosen)).toEqual(order);
  });

  test('what is not offered here stays behind the new order', () => {
    expect(keepingOthers(['en', 'ru'], ['ru', 'kk', 'en', 'uz'])).toEqual(['en', 'ru', 'kk', 'uz']);
    const many = Array.from({ length: MAX_LANGUAGES }, (_, index) => `a${index}`);
    expect(keepingOthers(['en'], many)).toHaveLength(MAX_LANGUAGES);
  });

  test.each([
    [0, 1, ['b', 'a', 'c']],
    [2, 0, ['c', 'a', 'b']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
    [5, 0, ['a', 'b', 'c']],
  ])('the entry at %d moves to %d', (from, to, list) =>
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(list),
  );
});
