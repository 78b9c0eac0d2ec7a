import 'server-only';
import type { RowPage } from '@/lib/platform/resources/rows';
import { NEW_YEAR_ROWS } from '@/lib/rules/pages/new-year';
import { loadRow } from '@/lib/server/catalogue/load-row';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** The existing rows of the page; without an answer the page has only its countdown. */
export async function loadNewYearRows(reader: AudienceContext): Promise<RowPage[]> {
  // Only their titles are needed: each row loads its items when it comes near.
  const titles = { offset: 0, limit: 1, libraryId: null };
  const rows = await Promise.all(NEW_YEAR_ROWS.map((key) => loadRow(key, titles, reader).catch(() => null)));
  return rows.filter((row) => row !== null);
}
