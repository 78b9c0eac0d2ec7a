import { uniqueById } from '@/lib/catalogue/unique';
import type { RowPage } from '@/lib/platform/rows';

/** Several pages of one row as one; an item that slipped onto two pages is shown once (spec 2 §5). */
export function mergePages(pages: RowPage[]): RowPage {
  const [first, ...rest] = pages;
  if (!first) throw new Error('a row has at least its first page');
  const all = [first, ...rest];
  return {
    ...first,
    contents: uniqueById(all.flatMap((page) => page.contents)),
    channels: uniqueById(all.flatMap((page) => page.channels)),
    promotions: uniqueById(all.flatMap((page) => page.promotions)),
    histories: uniqueById(all.flatMap((page) => page.histories)),
    persons: uniqueById(all.flatMap((page) => page.persons)),
    nextOffset: all.at(-1)?.nextOffset ?? null,
  };
}
