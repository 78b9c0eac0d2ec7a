import type { Metadata } from 'next';
import { NewsList } from '@/components/pages/news/NewsList';
import { Wide } from '@/components/pages/Wide';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { listNews } from '@/lib/platform/resources/news';
import { newsView } from '@/lib/server/pages/news';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { InnerHead } from '../_parts/InnerHead';

export const revalidate = 300;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  return pageHead({ path: routes.news(), ...wordsOf(siteContext.locale).pages.news }, siteContext);
}

/** Spec 3 §2 "News". */
export default async function NewsPage() {
  const siteContext = await currentSiteContext();
  const { title, empty, read } = wordsOf(siteContext.locale).pages.news;
  const news = (await listNews(siteContext)).map((item) => newsView(item, siteContext.locale));
  return (
    <Wide head={<InnerHead title={title} path={routes.news()} />}>
      {news.length > 0 ? <NewsList news={news} read={read} /> : <EmptyState title={empty} />}
    </Wide>
  );
}
