import { FilterCatalogue } from '@/components/catalogue/filters/FilterCatalogue';
import { startOf } from '@/components/catalogue/filters/start';
import { titleTiles } from '@/components/catalogue/filters/title-tiles';
import { CompletePage } from '@/components/shell/CompletePage';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { catalogueHref } from '@/lib/rules/filters/address';
import type { CatalogueKind } from '@/lib/rules/filters/options';
import { type CatalogueQuery, catalogueOf } from '@/lib/server/catalogue/catalogue-address';
import { rowLabels } from '@/lib/server/catalogue/row-labels';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { listGraph } from '@/lib/server/structured-data/pages';
import { wordsOf } from '@/lib/shared/i18n/words';

/**
 * Films or series with their filters (spec 2 §2); redirects to the page of rows where the platform has no
 * list to filter.
 */
export async function CataloguePage({ kind, query }: { kind: CatalogueKind; query: CatalogueQuery }) {
  const siteContext = await currentSiteContext();
  const catalogue = await catalogueOf(kind, query);
  const { filters, errors, catalogue: words } = wordsOf(siteContext.locale);
  const href = catalogueHref(kind, catalogue.address.filters);
  const hrefs = catalogue.page.contents.map((card) => card.href);
  const { row, card } = rowLabels(siteContext);
  return (
    <>
      <CompletePage />
      <JsonLd graph={listGraph(catalogue.title, href, hrefs, await absoluteUrlsOfSite())} />
      <FilterCatalogue
        kind={kind}
        start={startOf(catalogue)}
        labels={{
          filters,
          none: errors.filters_no_found,
          row,
          card,
          page: { showAll: words.page.showAll, showLess: words.page.showLess, toTop: words.page.toTop },
        }}
      >
        {titleTiles(catalogue.page.template, catalogue.page.contents, { card })}
      </FilterCatalogue>
    </>
  );
}
