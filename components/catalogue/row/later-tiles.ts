import type { ReactNode } from 'react';
import { mergePages } from '@/lib/platform/resources/row-pages';
import type { RowPage } from '@/lib/platform/resources/rows';
import type { RowLabels } from './labels';
import { rowTiles } from './row-tiles';

/** Code that only a growing row needs; it loads when the viewer comes near the end of the first page. */
export { fetchRow } from '@/lib/client/catalogue/row-api';

/** @param shown ids of items that are already shown */
export function laterTiles(
  pages: readonly RowPage[],
  shown: ReadonlySet<string | number>,
  labels: RowLabels,
): ReactNode[] {
  return rowTiles(mergePages(pages, shown), labels);
}
