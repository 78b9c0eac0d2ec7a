import 'server-only';
import type { RowPage } from '@/lib/platform/resources/rows';
import { getRowset, type RowStub, type RowsetPage } from '@/lib/platform/resources/rowsets';
import { ROW_PATIENCE_MS, ROWS_AT_ONCE } from '@/lib/rules/catalogue/constants';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import type { SiteContext } from '@/lib/server/site/current-site';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { withTimeout } from '@/lib/shared/with-timeout';
import { loadRow } from './load-row';
import { isOffered } from './offered-row';

/** A row of a page: with its items, or as a placeholder that loads when it comes near. */
type PageRow =
  | { kind: 'loaded'; stub: RowStub; page: RowPage }
  | { kind: 'later'; stub: RowStub }
  | { kind: 'personal'; stub: RowStub };

export interface CataloguePage extends RowsetPage {
  rows: PageRow[];
}

/**
 * A page of rows, the first rows with their items. A row that fails or is slow becomes a placeholder and
 * loads when it comes near: a poorer page is better than none (quality F02).
 * @throws PlatformError with status 404 when there is no such page
 */
export async function loadPage(key: string, reader: AudienceContext): Promise<CataloguePage> {
  const rowset = await getRowset(key, reader);
  // Personal rows: an island loads them, the public page has their place (DESIGN section 3).
  const isPersonal = ({ template }: RowStub) => rowLook(template).isPersonal;
  const shared = rowset.rows.filter((stub) => !isPersonal(stub));
  const atOnce = new Set(shared.slice(0, ROWS_AT_ONCE));
  const rows = await Promise.all(
    rowset.rows.map(async (stub): Promise<PageRow> => {
      if (isPersonal(stub)) return { kind: 'personal', stub };
      if (!atOnce.has(stub)) return { kind: 'later', stub };
      const { id: rowsetId, libraryId } = rowset;
      const query = { offset: 0, limit: rowLook(stub.template).pageSize, libraryId, rowsetId };
      const page = await withTimeout(loadRow(stub.key, query, reader), ROW_PATIENCE_MS);
      return page ? { kind: 'loaded', stub, page } : { kind: 'later', stub };
    }),
  );
  return { ...rowset, rows };
}

/** The same as this site shows it: what its provider cannot sell is not offered. */
export async function loadSitePage(key: string, siteContext: SiteContext): Promise<CataloguePage> {
  const page = await loadPage(key, siteContext);
  return { ...page, rows: page.rows.filter(({ stub }) => isOffered(stub, siteContext)) };
}
