import type { Metadata } from 'next';
import { rowsetAt } from '@/lib/server/catalogue/rowset-address';
import { matchSlug, redirectToCanonical } from '@/lib/server/seo/canonical';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { routes } from '@/lib/shared/routes';

/** The rowset of an address, and its canonical address. */
export async function rowsetOf(requested: string) {
  const siteContext = await currentSiteContext();
  const rowset = await rowsetAt(requested, siteContext);
  const { slug } = rowset;
  // Also for films and series, whose rows are on this page and whose list is on another: only one of the two
  // is indexed.
  const path = routes.page(slug);
  const match = matchSlug(requested, slug);
  if (match === 'outdated') redirectToCanonical(path, siteContext);
  return { siteContext, rowset, path, isById: match === 'id' };
}

/** The head for search engines. */
export async function rowsetMetadata(requested: string): Promise<Metadata> {
  const { siteContext, rowset, path, isById } = await rowsetOf(requested);
  const { title, description, slug } = rowset;
  return pageHead(
    {
      path,
      title,
      description,
      mask: { type: 'rowset', values: { title, description } },
      picture: { kind: 'rowset', keys: [slug] },
      isHidden: isById,
    },
    siteContext,
  );
}
