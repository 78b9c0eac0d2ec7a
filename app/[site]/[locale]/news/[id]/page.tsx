import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NewsArticle } from '@/components/pages/news/NewsArticle';
import { Reading } from '@/components/pages/Reading';
import { wordsOf } from '@/lib/i18n/words';
import { decodeSegment, isPlatformInt } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { headOf } from '@/lib/pages/head';
import { newsView } from '@/lib/pages/news';
import { getNews } from '@/lib/platform/news';
import { routes } from '@/lib/routes';
import { newsGraph } from '@/lib/seo/graph/news';
import { absoluteHere } from '@/lib/seo/here';
import { currentFace } from '@/lib/sites/current';
import { InnerHead } from '../../_parts/InnerHead';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

async function load({ params }: Props) {
  const face = await currentFace();
  const id = decodeSegment((await params).id);
  if (!isPlatformInt(id)) notFound();
  return { face, news: newsView(await orNotFound(getNews(id, face)), face.locale) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { face, news } = await load(props);
  return headOf({ path: news.href, title: news.title, description: news.text }, face);
}

/** Spec 3 §2 "News": an item that cannot be loaded is not found. */
export default async function NewsItemPage(props: Props) {
  const { face, news } = await load(props);
  const { title: all, back } = wordsOf(face.locale).pages.news;
  return (
    <Reading
      head={
        <InnerHead
          title={news.title}
          path={news.href}
          between={[{ title: all, href: routes.news() }]}
          graph={newsGraph(news, await absoluteHere())}
        >
          {news.date ? <time dateTime={news.at ?? undefined}>{news.date}</time> : null}
        </InnerHead>
      }
    >
      <NewsArticle news={news} all={{ href: routes.news(), label: back }} />
    </Reading>
  );
}
