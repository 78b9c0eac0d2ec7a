import type { Metadata } from 'next';
import { NewsList } from '@/components/pages/news/NewsList';
import { Wide } from '@/components/pages/Wide';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { wordsOf } from '@/lib/i18n/words';
import { headOf } from '@/lib/pages/head';
import { newsView } from '@/lib/pages/news';
import { listNews } from '@/lib/platform/news';
import { routes } from '@/lib/routes';
import { currentFace } from '@/lib/sites/current';
import { InnerHead } from '../_parts/InnerHead';

export const revalidate = 300;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const face = await currentFace();
  return headOf({ path: routes.news(), ...wordsOf(face.locale).pages.news }, face);
}

/** Spec 3 §2 "News". */
export default async function NewsPage() {
  const face = await currentFace();
  const { title, description, empty } = wordsOf(face.locale).pages.news;
  const news = (await listNews(face)).map((item) => newsView(item, face.locale));
  return (
    <Wide head={<InnerHead title={title} description={description} path={routes.news()} />}>
      {news.length > 0 ? <NewsList news={news} /> : <EmptyState title={empty} />}
    </Wide>
  );
}
