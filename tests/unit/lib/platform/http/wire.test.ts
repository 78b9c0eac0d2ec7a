import * as v from 'valibot';
import {
  bareList,
  contentCover,
  flag,
  idText,
  listOf,
  numberOrNull,
  textOrNull,
} from '@/lib/platform/http/wire';
import { webAddress } from '@/lib/shared/web-address';

const numbers = bareList(v.number());

test.each([
  ['bare', [1, 2], [1, 2]],
  ['in results', { results: [1, 2] }, [1, 2]],
  ['empty', [], []],
])('spec 1 §7 "Response fields": a list that is %s', (_, answer, list) =>
  expect(v.parse(numbers, answer)).toEqual(list),
);

test.each([[null], [{}], [{ results: null }], [{ results: ['1'] }], ['[1]']])('%j is not a list', (answer) =>
  expect(v.safeParse(numbers, answer).success).toBe(false),
);

test.each([
  ['an id is a text', idText, 3929, '3929'],
  ['an id that is a text stays one', idText, '546386729444049137', '546386729444049137'],
  ['a list may be absent', listOf(v.number()), null, []],
  ['a flag may be absent', flag, undefined, false],
  ['a number may be absent', numberOrNull, undefined, null],
  ['an empty text counts as none', textOrNull, '', null],
  ['a number in place of a text', textOrNull, 12, '12'],
  ['a plain cover', contentCover, 'https://a/x.jpg', { poster: null, still: 'https://a/x.jpg' }],
  [
    'a cover with two formats',
    contentCover,
    { src_2x3: 'https://x/p', src_16x9: 'javascript:x' },
    { poster: 'https://x/p', still: null },
  ],
  ['no cover', contentCover, null, { poster: null, still: null }],
])('wire 1.7–1.9: %s', (_, schema, wire, read) => expect(v.parse(schema, wire)).toEqual(read));

test.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['javascript:alert(1)', null],
  ['//a.example', null],
  [null, null],
])('quality R9: %s leads to %s', (address, expected) => expect(webAddress(address)).toBe(expected));
