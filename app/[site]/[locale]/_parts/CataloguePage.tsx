import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { FilterCatalogue } from '@/components/catalogue/filters/FilterCatalogue';
import { titleTiles } from '@/components/catalogue/filters/titleTiles';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { rowLabels } from '@/lib/catalogue/row-labels';
import { catalogueHref, chosenTitles, isForSearchEngines } from '@/lib/filters/address';
import { loadCatalogue } from '@/lib/filters/load';
import type { CatalogueKind } from '@/lib/filters/options';
import { wordsOf } from '@/lib/i18n/words';
import { isNotFound } from '@/lib/platform/errors';
import { routes } from '@/lib/routes';
import { listGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';
import { pageHead } from '@/lib/seo/page-head';
import { currentFace } from '@/lib/sites/current';

export type CatalogueQuery = Record<string, string | string[] | undefined>;

async function load(kind: CatalogueKind, query: CatalogueQuery) {
  const face = await currentFace();
  // A name that is there twice says nothing.
  const single = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  try {
    const catalogue = await loadCatalogue(kind, new URLSearchParams(single), face);
    // Not drawn here: the script of all kinds of rows is more than this page may ship.
    return { face, catalogue: catalogue ?? redirect(routes.rowset(kind)) };
  } catch (error) {
    return isNotFound(error) ? notFound() : Promise.reject(error);
  }
}

export async function catalogueMetadata(kind: CatalogueKind, query: CatalogueQuery): Promise<Metadata> {
  const { face, catalogue } = await load(kind, query);
  const { title: name, description: about, page } = catalogue;
  const { filters } = catalogue.address;
  const chosen = chosenTitles(filters, catalogue.options);
  const title = [name, ...(chosen.length > 0 ? [chosen.join(', ')] : [])].join(': ');
  const description = chosen.length > 0 ? null : about;
  const isEmpty = page.contents.length === 0;
  return pageHead(
    {
      path: catalogueHref(kind, filters),
      title,
      description,
      mask: { type: 'rowset', values: { title, description } },
      picture: { kind: 'rowset', keys: [kind] },
      isHidden: !isForSearchEngines(filters) || isEmpty || catalogue.address.offset > 0,
    },
    face,
  );
}

/** Films or series with their filters (spec 2 §2); to the page of rows where the platform has nothing to narrow. */
export async function CataloguePage({ kind, query }: { kind: CatalogueKind; query: CatalogueQuery }) {
  const { face, catalogue } = await load(kind, query);
  const { filters, errors, catalogue: words } = wordsOf(face.locale);
  const href = catalogueHref(kind, catalogue.address.filters);
  const hrefs = catalogue.page.contents.map((card) => card.href);
  const { row, card } = rowLabels(face);
  return (
    <>
      <JsonLd graph={listGraph(catalogue.title, href, hrefs, await absoluteHere())} />
      <FilterCatalogue
        kind={kind}
        start={catalogue}
        labels={{
          filters,
          none: errors.filters_no_found,
          row,
          card,
          page: { showAll: words.page.showAll, showLess: words.page.showLess },
        }}
      >
        {titleTiles(catalogue.page.template, catalogue.page.contents, { card })}
      </FilterCatalogue>
    </>
  );
}
