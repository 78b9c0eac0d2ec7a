import { uniqueById } from '@/lib/shared/unique-by-id';
import type { RowPage } from './rows';

const NOTHING: ReadonlySet<string | number> = new Set();

/**
 * Pages of a row as one list; an item on two pages is shown once (spec 2 §5).
 * @param shown ids of items that are already shown
 */
export function mergePages(pages: readonly RowPage[], shown = NOTHING): RowPage {
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
