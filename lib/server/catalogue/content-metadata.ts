import 'server-only';
import type { Metadata } from 'next';
import type { ContentKind } from '@/lib/rules/catalogue/view';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { pageHead } from '@/lib/server/seo/page-head';
import { contentCard, pictureOf } from '@/lib/server/seo/share-card';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import type { ContentAnswer } from './content-address';
import { contentLocales } from './content-locales';

const KINDS = {
  movie: 'video.movie',
  series: 'video.tv_show',
  season: 'video.tv_show',
  episode: 'video.episode',
  program: 'video.tv_show',
} as const satisfies Record<ContentKind, string>;

/** Title, description, addresses and share picture of a content page. */
export async function contentMetadata(answer: ContentAnswer): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  if (answer.kind !== 'page') {
    const { lostTitle, refusedTitle } = wordsOf(siteContext.locale).catalogue.page;
    return { title: answer.kind === 'lost' ? lostTitle : refusedTitle, robots: NOT_INDEXED };
  }
  const { page, isById } = answer;
  const { description } = page;
  const title = [page.title, page.suffix].filter(Boolean).join(', ');
  const values = {
    title,
    year: page.year,
    genre: page.genres[0]?.name,
    country: page.countries[0],
    description,
  };
  return pageHead(
    {
      path: page.canonical,
      title,
      description,
      mask: { type: 'content', values },
      picture: pictureOf('content', page.keys, contentCard(page)),
      kind: KINDS[page.kind],
      // quality E3: an address without a slug is not indexed.
      isHidden: isById,
      locales: await contentLocales(page.id, page.canonical),
    },
    siteContext,
  );
}
