import { cut, matches, searchable } from '../../src/domain/text.ts';

test.each([
  ['Қазақстан', 'qazaqstan', false],
  ['Қазақстан', 'kazakstan', true],
  ['Первый канал', 'ПЕРВЫЙ', true],
  ['Первый канал', 'pervyy', true],
  ['Pervyy', 'первый', true],
  ['Oʻzbekiston', 'ozbek', true],
  ['Матч ТВ', 'спорт', false],
  ['Матч ТВ', 'ь', false],
  ['Матч ТВ', ' ', true],
])(
  'spec 2 §5 search matches the name in the original, in Latin and back: %s / %s',
  (name, query, isFound) => {
    expect(matches(searchable(name), query)).toBe(isFound);
  },
);

test.each([
  ['a short text stays whole', 'ab😀', 4, 'ab😀'],
  ['an emoji that does not fit is left out', 'ab😀cd', 3, 'ab'],
  ['an emoji that fits stays', 'ab😀cd', 4, 'ab😀'],
])('%s', (_, text, most, expected) => expect(cut(text, most)).toBe(expected));
