import 'server-only';
import type { RowPage } from '@/lib/platform/resources/rows';
import { START_PAGE } from '@/lib/rules/catalogue/constants';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { loadPage } from './load-page';

/**
 * The first row of titles of the start page, for pages that have nothing of their own to watch: what is on air would be old in
 * pages that are stored for longer. Null without an answer: these pages are shown without it.
 */
export async function loadStarterRow(reader: AudienceContext): Promise<RowPage | null> {
  const page = await loadPage(START_PAGE, reader).catch(() => null);
  for (const row of page?.rows ?? [])
    if (row.kind === 'loaded' && rowLook(row.stub.template).list === 'contents') return row.page;
  return null;
}
