import { fillRow, type RowItems } from './fill-row.ts';
import type { Content, Row, Rowset, Snapshot } from './model.ts';
import type { RowFilters } from './query.ts';

/** As many titles of a row are seen without scrolling it sideways. */
const IN_VIEW = 7;

/** Rows that a query fills have no order of an editor; a list of the best ones keeps its places. */
const mayReorder = ({ source }: Row) => source.kind === 'query' && source.most === undefined;

/** Titles that rows above show come last: they stay in the row, but its first ones are new to the viewer. */
function withRepeatsLast(items: readonly Content[], above: ReadonlySet<Content>): Content[] {
  const isNew = (content: Content) => !above.has(content);
  return [...items.filter(isNew), ...items.filter((content) => above.has(content))];
}

/**
 * A row as a part of a page: its first titles do not repeat what the rows above show first. A row that is not on the page is filled as it is alone.
 */
export function fillRowOfPage(snapshot: Snapshot, page: Rowset, row: Row, filters: RowFilters): RowItems {
  const above = new Set<Content>();
  for (const one of page.rows.slice(0, page.rows.findIndex(({ id }) => id === row.id) + 1)) {
    const filled = fillRow(snapshot, one.source, filters);
    if (filled.kind === 'contents' && mayReorder(one)) filled.items = withRepeatsLast(filled.items, above);
    if (one.id === row.id) return filled;
    if (filled.kind === 'contents') for (const content of filled.items.slice(0, IN_VIEW)) above.add(content);
  }
  return fillRow(snapshot, row.source, filters);
}
