import 'server-only';
import { redirect } from 'next/navigation';
import type { CatalogueKind } from '@/lib/rules/filters/options';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { routes } from '@/lib/shared/routes';
import { type Catalogue, loadCatalogue } from './load-catalogue';

export type CatalogueQuery = Record<string, string | string[] | undefined>;

/**
 * The filtered films or series of an address; where the platform has no list to filter, a redirect to their
 * page of rows.
 */
export async function catalogueOf(kind: CatalogueKind, query: CatalogueQuery): Promise<Catalogue> {
  const siteContext = await currentSiteContext();
  // A parameter that occurs twice is ignored.
  const single = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return orNotFound(
    // Not drawn here, because the script of all kinds of rows is too large for this page.
    loadCatalogue(kind, new URLSearchParams(single), siteContext).then(
      (found) => found ?? redirect(routes.rowset(kind)),
    ),
  );
}
