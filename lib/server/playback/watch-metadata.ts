import 'server-only';
import type { Metadata } from 'next';
import { contentLocales } from '@/lib/server/catalogue/content-locales';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import type { WatchAddress } from './watch-address';

/**
 * The head of a player page for search engines and shared links; a page that does not play has the head of
 * its title.
 */
export async function watchMetadata(address: WatchAddress): Promise<Metadata> {
  if (address.kind !== 'play') return { title: address.title, robots: NOT_INDEXED };
  const { page, about, name, isById } = address;
  const siteContext = await currentSiteContext();
  return pageHead(
    {
      path: page.canonical,
      title: name,
      description: about.description,
      picture: { kind: 'content', keys: about.contentKeys },
      kind: 'video.other',
      hasPlayer: true,
      isHidden: isById,
      locales: await contentLocales(page.contentId, page.canonical),
    },
    siteContext,
  );
}
