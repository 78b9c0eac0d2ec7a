import { render, screen } from '@testing-library/react';
import { Countdown } from '@/components/pages/newyear/Countdown';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { inPlural } from '@/lib/shared/plural';

jest.mock('@/lib/client/hooks/use-now', () => ({ useNow: () => Date.parse(`${now}+05:00`) / 1000 }));
let now: string;

/** The visible words; the others only reserve space. */
const visibleWords = () => [...document.querySelectorAll('[data-now]')].map(({ textContent }) => textContent);
const show = (language: 'ru' | 'kk' | 'en' | 'uz', at: string) => {
  now = at;
  const shown = render(<Countdown words={dictionaries[language].pages.newyear} locale={language} />);
  return shown.unmount;
};

describe('spec 1 §9 plural rules for days, minutes and hours: the countdown of New Year', () => {
  test.each([
    ['ru', '2026-12-30T22:58:59', ['день', 'час', 'минута', 'секунда']],
    ['ru', '2026-12-29T21:57:57', ['дня', 'часа', 'минуты', 'секунды']],
    ['ru', '2026-12-26T18:54:54', ['дней', 'часов', 'минут', 'секунд']],
    ['ru', '2026-12-10T02:38:38', ['день', 'час', 'минута', 'секунды']],
    ['en', '2026-12-30T22:58:58', ['day', 'hour', 'minute', 'seconds']],
    ['en', '2026-12-29T21:57:58', ['days', 'hours', 'minutes', 'seconds']],
    ['kk', '2026-12-30T22:58:58', ['күн', 'сағат', 'минут', 'секунд']],
    ['uz', '2026-12-29T21:57:58', ['kun', 'soat', 'daqiqa', 'soniya']],
  ] as const)('%s, %s', (language, at, words) => {
    show(language, at);
    expect(visibleWords()).toEqual(words);
  });

  test('is announced in complete words', () => {
    show('ru', '2026-12-30T21:54:58');
    expect(screen.getByRole('timer')).toHaveAccessibleName('До Нового года: 1 день 2 часа 5 минут');
  });
});

test('a number without a plural form of its own takes the last form', () => {
  expect(inPlural('{count, plural, =1 {a day} other {# days}}', 1, 'en')).toBe('a day');
  expect(inPlural('{count, plural, other {# күн}}', 5, 'ru')).toBe('5 күн');
});
