import 'server-only';
import type { Metadata } from 'next';
import { pageHead } from '@/lib/seo/page-head';
import { currentFace } from '@/lib/sites/current';
import { catalogueHref, chosenTitles, isForSearchEngines } from './address';
import { type CatalogueQuery, catalogueOf } from './catalogue-address';
import type { CatalogueKind } from './options';

/** What search engines are told of films or series, narrowed or not. */
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
    await currentFace(),
  );
}
