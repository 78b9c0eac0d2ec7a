import 'server-only';
import type { Metadata } from 'next';
import { catalogueHref, chosenTitles, isForSearchEngines } from '@/lib/rules/filters/address';
import type { CatalogueKind } from '@/lib/rules/filters/options';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { type CatalogueQuery, catalogueOf } from './catalogue-address';

/** The head of the filtered films or series for search engines. */
export async function catalogueMetadata(kind: CatalogueKind, query: CatalogueQuery): Promise<Metadata> {
  const catalogue = await catalogueOf(kind, query);
  const { title: name, description: about, page, options, address } = catalogue;
  const { filters, offset } = address;
  const chosen = chosenTitles(filters, options);
  const title = chosen.length > 0 ? `${name}: ${chosen.join(', ')}` : name;
  const description = chosen.length > 0 ? null : about;
  const isEmpty = page.contents.length === 0;
  return pageHead(
    {
      path: catalogueHref(kind, filters),
      title,
      description,
      mask: { type: 'rowset', values: { title, description } },
      picture: { kind: 'rowset', keys: [kind] },
      isHidden: !isForSearchEngines(filters) || isEmpty || offset > 0,
    },
    await currentSiteContext(),
  );
}
