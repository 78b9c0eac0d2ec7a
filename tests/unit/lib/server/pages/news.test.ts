import { newsView } from '@/lib/server/pages/news';
import type { Locale } from '@/lib/shared/i18n/locales';

const news = { id: '7', title: 'Title', text: 'Text', image: null, at: '2026-11-27T20:00:00Z' };

// In the time zone of the broadcaster the next day has begun.
test.each<[Locale, string]>([
  ['ru', '28 ноября 2026'],
  ['en', 'November 28, 2026'],
])('the date of a news item in %s is %s', (locale, date) => {
  expect(newsView(news, locale).date).toBe(date);
});
