import 'server-only';
import type { Metadata } from 'next';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import type { WatchAddress } from './watch-address';

/** What search engines and whoever gets a link are told of a page that plays; one that does not is told of by its title's page. */
export async function watchMetadata(address: WatchAddress): Promise<Metadata> {
  if (address.kind !== 'play') return { title: address.title, robots: NOT_INDEXED };
  const { page, about, name } = address;
  return pageHead(
    {
      path: page.canonical,
      title: name,
      description: about.description,
      picture: { kind: 'content', keys: about.contentKeys },
      kind: 'video.other',
    },
    await currentSiteContext(),
  );
}
