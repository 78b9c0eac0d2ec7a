import 'server-only';
import type { RowPage } from '@/lib/platform/resources/rows';
import { getRowset, listRowsets, type RowStub } from '@/lib/platform/resources/rowsets';
import { START_PAGE } from '@/lib/rules/catalogue/constants';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { loadRow } from './load-row';

/** The first row of each template of the start page and the pages of the menu. Personal rows belong to a viewer and are left out. */
export async function loadEachTemplate(reader: AudienceContext): Promise<RowPage[]> {
  const pages = [START_PAGE, ...(await listRowsets(reader)).map(({ slug }) => slug)];
  // A link of the menu to another site has no rows.
  const rowsets = await Promise.all(pages.map((key) => getRowset(key, reader).catch(() => null)));
  const first = new Map<string, RowStub>();
  for (const stub of rowsets.flatMap((rowset) => rowset?.rows ?? []))
    if (!rowLook(stub.template).isPersonal && !first.has(stub.template)) first.set(stub.template, stub);
  return Promise.all(
    [...first.values()].map(({ key, template }) =>
      loadRow(key, { offset: 0, limit: rowLook(template).pageSize }, reader),
    ),
  );
}
