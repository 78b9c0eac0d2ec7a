import type { ReactNode } from 'react';
import type { RowPage } from '@/lib/platform/resources/rows';
import { uniqueById } from '@/lib/shared/unique-by-id';
import type { RowLabels } from './labels';
import { rowTiles } from './row-tiles';

/** Code that only a growing row needs; it loads when the viewer comes near the end of the first page. */
export { fetchRow } from '@/lib/client/catalogue/row-api';

export function laterTiles(
  pages: readonly RowPage[],
  shown: ReadonlySet<string | number>,
  labels: RowLabels,
): ReactNode[] {
  return rowTiles(mergePages(pages, shown), labels);
}

/**
 * The later pages of a row as one list; an item on two pages is shown once (spec 2 §5).
 * @param shown ids of items that are already shown
 */
function mergePages(pages: readonly RowPage[], shown: ReadonlySet<string | number>): RowPage {
  const last = pages.at(-1);
  if (!last) throw new Error('nothing to merge');
  const all = <Item extends { id: string | number }>(listOf: (page: RowPage) => Item[]): Item[] =>
    uniqueById(pages.flatMap(listOf).filter(({ id }) => !shown.has(id)));
  return {
    ...last,
    contents: all((page) => page.contents),
    channels: all((page) => page.channels),
    promotions: all((page) => page.promotions),
    histories: all((page) => page.histories),
    persons: all((page) => page.persons),
  };
}
