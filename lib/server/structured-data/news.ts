import type { NewsView } from '@/lib/server/pages/news';
import { type Absolute, type Thing, thing } from '@/lib/server/seo/thing';

/** A news item; only with its real date. */
export function newsGraph(news: NewsView, absolute: Absolute): Thing[] {
  if (!news.at) return [];
  const url = absolute(news.href);
  return [
    thing({
      '@type': 'NewsArticle',
      '@id': `${url}#news`,
      headline: news.title,
      description: news.text,
      image: news.image ? [news.image] : null,
      datePublished: news.at,
      url,
    }),
  ];
}
