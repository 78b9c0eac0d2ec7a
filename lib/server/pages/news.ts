import type { News } from '@/lib/platform/resources/news';
import { type Locale, localeTags } from '@/lib/shared/i18n/locales';
import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';
import { routes } from '@/lib/shared/routes';

export interface NewsView extends News {
  href: string;
  /** "12 November 2026", in the time zone of the broadcaster. */
  date: string | null;
}

export function newsView(news: News, locale: Locale): NewsView {
  const day = new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long', timeZone: TIME_ZONE });
  return {
    ...news,
    href: routes.newsItem(news.id),
    // Russian adds the word for a year, which nobody misses beside a year.
    date: news.at ? day.format(new Date(news.at)).replace(/\s*г\.$/u, '') : null,
  };
}
