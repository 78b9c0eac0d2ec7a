import type { News } from '@/lib/platform/resources/news';
import { dateText } from '@/lib/shared/i18n/date-text';
import { type Locale, localeTags } from '@/lib/shared/i18n/locales';
import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';
import { routes } from '@/lib/shared/routes';

export interface NewsView extends News {
  href: string;
  /** "12 November 2026", in the time zone of the broadcaster. */
  date: string | null;
}

export function newsView(news: News, locale: Locale): NewsView {
  const day = { dateStyle: 'long', timeZone: TIME_ZONE } as const;
  return {
    ...news,
    href: routes.newsItem(news.id),
    date: news.at ? dateText(Date.parse(news.at), localeTags[locale], day) : null,
  };
}
