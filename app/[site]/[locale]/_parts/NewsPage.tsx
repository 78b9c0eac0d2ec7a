import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NewsArticle } from '@/components/pages/news/NewsArticle';
import { Reading } from '@/components/pages/Reading';
import { getNews } from '@/lib/platform/resources/news';
import { newsView } from '@/lib/server/pages/news';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { newsGraph } from '@/lib/server/structured-data/news';
import { wordsOf } from '@/lib/shared/i18n/words';
import { decodeSegment, isPlatformInt } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';
import { InnerHead } from './InnerHead';

export interface NewsParams {
  params: Promise<{ id: string }>;
}

/** The text, for the name of an overlay. */
export async function newsTitle(props: NewsParams): Promise<string> {
  return (await load(props)).news.title;
}

async function load({ params }: NewsParams) {
  const siteContext = await currentSiteContext();
  const id = decodeSegment((await params).id);
  if (!isPlatformInt(id)) notFound();
  return { siteContext, news: newsView(await orNotFound(getNews(id, siteContext)), siteContext.locale) };
}

export async function newsMetadata(props: NewsParams): Promise<Metadata> {
  const { siteContext, news } = await load(props);
  return pageHead({ path: news.href, title: news.title, description: news.text }, siteContext);
}

/** Spec 3 §2 "News": an item that cannot be loaded is a 404. */
export async function NewsPage(props: NewsParams) {
  const { siteContext, news } = await load(props);
  const { title: all, back } = wordsOf(siteContext.locale).pages.news;
  return (
    <Reading
      head={
        <InnerHead
          title={news.title}
          path={news.href}
          between={[{ title: all, href: routes.news() }]}
          graph={newsGraph(news, await absoluteUrlsOfSite())}
        >
          {news.date ? <time dateTime={news.at ?? undefined}>{news.date}</time> : null}
        </InnerHead>
      }
    >
      <NewsArticle news={news} all={{ href: routes.news(), label: back }} />
    </Reading>
  );
}
