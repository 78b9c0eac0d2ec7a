import 'server-only';
import { redirect } from 'next/navigation';
import type { CatalogueKind } from '@/lib/rules/filters/options';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { routes } from '@/lib/shared/routes';
import { type Catalogue, loadCatalogue } from './load-catalogue';

export type CatalogueQuery = Record<string, string | string[] | undefined>;

/** Films or series as an address narrows them; where the platform has nothing to narrow, the way to their page of rows. */
export async function catalogueOf(kind: CatalogueKind, query: CatalogueQuery): Promise<Catalogue> {
  const siteContext = await currentSiteContext();
  // A name that is there twice says nothing.
  const single = Object.entries(query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return orNotFound(
    // Not drawn here: the script of all kinds of rows is more than this page may ship.
    loadCatalogue(kind, new URLSearchParams(single), siteContext).then(
      (found) => found ?? redirect(routes.rowset(kind)),
    ),
  );
}
