import { uniqueById } from '@/lib/shared/unique-by-id';
import type { RowPage, RowQuery } from './rows';

/** The platform gives no more at once (wire 1.4). */
const MOST_OF_A_CALL = 100;

/** What follows is not shown. The platform keeps as many titles of the history. */
const MOST_OF_A_ROW = 500;

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

/** All of a row, for pages without paging. Rejects when one of its calls does. */
export async function readWholeRow(read: (query: RowQuery) => Promise<RowPage>): Promise<RowPage> {
  const pages: RowPage[] = [];
  for (let offset: number | null = 0; offset !== null && offset < MOST_OF_A_ROW; ) {
    const page: RowPage = await read({ offset, limit: MOST_OF_A_CALL });
    pages.push(page);
    offset = page.nextOffset;
  }
  return mergePages(pages);
}
