import { FilterCatalogue } from '@/components/catalogue/filters/FilterCatalogue';
import { titleTiles } from '@/components/catalogue/filters/titleTiles';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { rowLabels } from '@/lib/catalogue/row-labels';
import { catalogueHref } from '@/lib/filters/address';
import { type CatalogueQuery, catalogueOf } from '@/lib/filters/catalogue-address';
import type { CatalogueKind } from '@/lib/filters/options';
import { wordsOf } from '@/lib/i18n/words';
import { listGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';
import { currentFace } from '@/lib/sites/current';

/** Films or series with their filters (spec 2 §2); to the page of rows where the platform has nothing to narrow. */
export async function CataloguePage({ kind, query }: { kind: CatalogueKind; query: CatalogueQuery }) {
  const face = await currentFace();
  const catalogue = await catalogueOf(kind, query);
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
