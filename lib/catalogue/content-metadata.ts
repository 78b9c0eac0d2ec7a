import 'server-only';
import type { Metadata } from 'next';
import { alternatesOf } from '@/lib/seo/alternates';
import { pageText } from '@/lib/seo/page-text';
import { currentFace } from '@/lib/sites/current';
import type { ContentPage } from './view';

/** Title, description and canonical address of a content page. */
export async function contentMetadata(page: ContentPage): Promise<Metadata> {
  const face = await currentFace();
  const title = [page.title, page.suffix].filter(Boolean).join(', ');
  const text = await pageText('content', face.locale, {
    values: {
      title,
      year: page.year,
      genre: page.genres[0]?.name,
      country: page.countries[0],
      description: page.description,
    },
    plain: { title, description: page.description },
  });
  return {
    ...text,
    alternates: alternatesOf(page.canonical, face),
    openGraph: {
      title,
      description: text.description ?? undefined,
      images: page.background ? [page.background] : undefined,
    },
  };
}
