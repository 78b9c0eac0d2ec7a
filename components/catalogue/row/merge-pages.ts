import type { RowPage } from '@/lib/platform/resources/rows';
import { uniqueById } from '@/lib/shared/unique-by-id';

/**
 * The pages of a row after its first as one; an item that slipped onto two pages is shown once (spec 2 §5).
 * @param shown ids of what is there already
 */
export function mergePages(pages: readonly RowPage[], shown: ReadonlySet<string | number>): RowPage {
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
