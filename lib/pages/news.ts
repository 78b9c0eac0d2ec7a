import { type Locale, localeTags } from '@/lib/i18n/locales';
import { TIME_ZONE } from '@/lib/i18n/time-zone';
import type { News } from '@/lib/platform/news';
import { routes } from '@/lib/routes';

export interface NewsView extends News {
  href: string;
  /** "12 November 2026", by the calendar of the broadcaster. */
  date: string | null;
}

export function newsView(news: News, locale: Locale): NewsView {
  const day = new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long', timeZone: TIME_ZONE });
  return {
    ...news,
    href: routes.newsItem(news.id),
    date: news.at ? day.format(new Date(news.at)) : null,
  };
}
