import { pickLocale } from '../../src/http/locale.ts';

test.each([
  [undefined, 'ru'],
  ['*', 'ru'],
  ['de-DE,de;q=0.9', 'ru'],
  ['kk', 'kk'],
  ['uz-Cyrl-UZ', 'uz'],
  ['EN-gb', 'en'],
  ['ru;q=0.5, uz;q=0.9', 'uz'],
  ['en;q=0', 'ru'],
  ['en;q=abc, kk;q=0.1', 'kk'],
  [`${'x,'.repeat(10_000)}en`, 'ru'],
])('wire 1.3 Accept-Language %#', (header, locale) => {
  expect(pickLocale(header)).toBe(locale);
});
