import 'server-only';
import type { Metadata } from 'next';
import type { ContentPage } from './view';

/** Search engines cut longer descriptions. */
const DESCRIPTION_LIMIT = 200;

/** Title, description and canonical address of a content page. */
export function contentMetadata(page: ContentPage): Metadata {
  const title = [page.title, page.suffix, page.year && `(${page.year})`].filter(Boolean).join(' ');
  const description = page.description?.slice(0, DESCRIPTION_LIMIT) ?? undefined;
  return {
    title,
    description,
    alternates: { canonical: page.canonical },
    openGraph: { title, description, images: page.background ? [page.background] : undefined },
  };
}
