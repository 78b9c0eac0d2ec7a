import 'server-only';
import type { Metadata } from 'next';
import { alternatesOf } from '@/lib/seo/alternates';
import { currentFace } from '@/lib/sites/current';
import type { ContentPage } from './view';

/** Search engines cut longer descriptions. */
const DESCRIPTION_LIMIT = 200;

/** Title, description and canonical address of a content page. */
export async function contentMetadata(page: ContentPage): Promise<Metadata> {
  const title = [page.title, page.suffix, page.year && `(${page.year})`].filter(Boolean).join(' ');
  const description = page.description?.slice(0, DESCRIPTION_LIMIT) ?? undefined;
  return {
    title,
    description,
    alternates: alternatesOf(page.canonical, await currentFace()),
    openGraph: { title, description, images: page.background ? [page.background] : undefined },
  };
}
