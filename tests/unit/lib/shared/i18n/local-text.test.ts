import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dateText } from '@/lib/shared/i18n/date-text';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { listText } from '@/lib/shared/i18n/list-text';
import { locales, localeTags } from '@/lib/shared/i18n/locales';
import { numberText } from '@/lib/shared/i18n/number-text';
import { type TimeUnit, unitName, unitText } from '@/lib/shared/i18n/unit-text';

/** Browsers of the Chromium family have no data for these languages: they must not be asked. */
const MISSING = /^(kk|uz)/;
beforeAll(() => {
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat'] as const) {
    const real = Intl[name] as unknown as new (locale: string, options?: object) => object;
    jest.spyOn(Intl, name).mockImplementation(((locale: string, options?: object) => {
      if (MISSING.test(locale)) throw new Error(`no data for ${locale}`);
      return new real(locale, options);
    }) as never);
  }
});
afterAll(() => jest.restoreAllMocks());

/** 5 December 2026, a Saturday, 14:05. */
const MOMENT = Date.UTC(2026, 11, 5, 14, 5);
const timeZone = 'UTC';

describe('spec 1 §9: dates, lengths, numbers and lists in all languages, also where the browser has none', () => {
  test.each<[string, Parameters<typeof dateText>[2], string, string]>([
    ['a day', { weekday: 'short', day: 'numeric', month: 'long' }, '5 желтоқсан, сб', 'Shan, 5-dekabr'],
    [
      'a programme',
      { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
      '5 желтоқсан, сенбі, 14:05',
      'shanba, 5-dekabr, 14:05',
    ],
    [
      'a broadcast',
      { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
      '5 жел., 14:05',
      '5-dek, 14:05',
    ],
    ['a moment', { dateStyle: 'medium', timeStyle: 'short' }, '2026 ж. 5 жел., 14:05', '5-dek, 2026, 14:05'],
    ['an end', { dateStyle: 'long' }, '2026 ж. 5 желтоқсан', '5-dekabr, 2026'],
  ])('%s', (_, options, kazakh, uzbek) => {
    expect(dateText(MOMENT, 'kk', { ...options, timeZone })).toBe(kazakh);
    expect(dateText(MOMENT, 'uz-Latn', { ...options, timeZone })).toBe(uzbek);
  });

  test('the time zone decides the day, and other languages are those of the browser', () => {
    const options = { dateStyle: 'long', timeZone: 'Asia/Almaty' } as const;
    expect(dateText(Date.UTC(2026, 11, 31, 22), 'kk', options)).toBe('2027 ж. 1 қаңтар');
    expect(dateText(MOMENT, 'en', { dateStyle: 'long', timeZone })).toBe('December 5, 2026');
    expect(dateText(MOMENT, 'ru', { dateStyle: 'long', timeZone })).toBe('5 декабря 2026');
  });

  test.each<[TimeUnit, string, string]>([
    ['second', '15 секунд', '15 soniya'],
    ['minute', '15 минут', '15 daqiqa'],
    ['hour', '15 сағат', '15 soat'],
    ['day', '15 күн', '15 kun'],
    ['month', '15 ай', '15 oy'],
    ['year', '15 жыл', '15 yil'],
  ])('15 units of %s', (unit, kazakh, uzbek) => {
    expect(unitText(15, 'kk', { unit, unitDisplay: 'long' })).toBe(kazakh);
    expect(unitText(15, 'uz-Latn', { unit, unitDisplay: 'long' })).toBe(uzbek);
    expect(`15 ${unitName('kk', unit)}`).toBe(kazakh);
  });

  test('numbers and lists', () => {
    expect(numberText(12_345.5, 'kk')).toBe('12\u00a0345,5');
    expect(numberText(12_345.5, 'uz-Latn')).toBe('12\u00a0345,5');
    expect(numberText(12_345.5, 'en')).toBe('12,345.5');
    expect(listText(['A', 'B', 'C'], 'kk')).toBe('A, B және C');
    expect(listText(['A', 'B'], 'uz-Latn')).toBe('A va B');
    expect(listText(['A'], 'kk')).toBe('A');
    expect(listText(['A', 'B', 'C'], 'en')).toBe('A, B, and C');
  });
});

test.each(locales)('spec 1 §9: a sentence that ends with a date has one full stop in %s', (locale) => {
  const day = dateText(MOMENT, localeTags[locale], { dateStyle: 'long', timeZone });
  const filled = JSON.stringify(dictionaries[locale]).replaceAll(/\{(date|day)\}/g, day);
  expect(filled).toContain(`${day}.`);
  expect(filled).not.toContain('..');
});

test('what runs in browsers does not ask them for words of these languages', () => {
  // Digits only, a fixed language, and measures for engineers.
  const ALLOWED = ['lib/rules/pages/new-year.ts', 'player/core/format.ts', 'player/ui/stats/rows.ts'];
  const files = ['components', 'player', 'lib/client', 'lib/rules', 'lib/shared']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/^lib\/shared\/i18n\/\w+-text\.ts$/.test(file));
  const asks =
    /Intl\.(DateTimeFormat|NumberFormat|ListFormat|RelativeTimeFormat)\(|toLocale(Date|Time)?String\(/;
  expect(files.filter((file) => asks.test(readFileSync(file, 'utf8'))).toSorted()).toEqual(ALLOWED);
});
