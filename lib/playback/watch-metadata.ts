import 'server-only';
import type { Metadata } from 'next';
import { segmentsOf } from '@/lib/ids';
import { pageHead } from '@/lib/seo/page-head';
import { currentFace } from '@/lib/sites/current';
import type { WatchAddress } from './watch-address';

/** What search engines and whoever gets a link are told of a page that plays. */
export async function watchMetadata({ page, about, name }: WatchAddress): Promise<Metadata> {
  return pageHead(
    {
      path: page.canonical,
      title: name,
      description: about.description,
      picture: { kind: 'content', keys: segmentsOf(page.contentHref).slice(1) },
      kind: 'video.other',
    },
    await currentFace(),
  );
}
