import 'server-only';
import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/locales';
import { wordsOf } from '@/lib/i18n/words';
import { segmentsOf } from '@/lib/ids';
import { getContent } from '@/lib/platform/contents';
import { NOT_INDEXED } from '@/lib/seo/indexing';
import { completeLocales } from '@/lib/seo/locales';
import { pageHead } from '@/lib/seo/page-head';
import { contentCard, pictureOf } from '@/lib/seo/share/card';
import { currentFace, type Face } from '@/lib/sites/current';
import type { ContentAnswer } from './content-address';
import type { ContentKind, ContentPage } from './view';

const KINDS = {
  movie: 'video.movie',
  series: 'video.tv_show',
  season: 'video.tv_show',
  episode: 'video.episode',
  program: 'video.tv_show',
} as const satisfies Record<ContentKind, string>;

/** Title, description and addresses of a content page, and its picture for whoever shares it. */
export async function contentMetadata(answer: ContentAnswer): Promise<Metadata> {
  const face = await currentFace();
  if (answer.kind !== 'page') {
    const { lostTitle, refusedTitle } = wordsOf(face.locale).catalogue.page;
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
      picture: pictureOf('content', keysOf(page), contentCard(page)),
      kind: KINDS[page.kind],
      // facts/quality.md E3: an address without letters is not for search engines.
      isHidden: isById,
      locales: await completeLocales(face, page.canonical, (locale) => textsOf(page.id, face, locale)),
    },
    face,
  );
}

async function textsOf(id: string, face: Face, locale: Locale) {
  const { title, description, short } = await getContent(id, { ...face, locale });
  return { title, description: description ?? short };
}

/** What the address of the page carries after `/contents`. */
const keysOf = ({ canonical }: ContentPage): string[] => segmentsOf(canonical).slice(1);
