import { fillRow, type RowItems } from './fill-row.ts';
import type { Content, Row, Rowset, Snapshot } from './model.ts';
import type { RowFilters } from './query.ts';

/** As many titles of a row are seen without scrolling it sideways. */
const IN_VIEW = 7;

/**
 * Only rows that are filled by a query may be reordered: other rows have the order of an editor, and a list of the best
 * titles keeps its ranks.
 */
const mayReorder = ({ source }: Row) => source.kind === 'query' && source.most === undefined;

/** Moves titles that rows above already show to the end, so that the row starts with new ones. */
function withRepeatsLast(items: readonly Content[], above: ReadonlySet<Content>): Content[] {
  const isNew = (content: Content) => !above.has(content);
  return [...items.filter(isNew), ...items.filter((content) => above.has(content))];
}

function fillPage(snapshot: Snapshot, { rows }: Rowset, filters: RowFilters): ReadonlyMap<string, RowItems> {
  const page = new Map<string, RowItems>();
  const above = new Set<Content>();
  for (const row of rows) {
    const filled = fillRow(snapshot, row.source, filters);
    if (filled.kind === 'contents') {
      if (mayReorder(row)) filled.items = withRepeatsLast(filled.items, above);
      for (const content of filled.items.slice(0, IN_VIEW)) above.add(content);
    }
    page.set(row.id, filled);
  }
  return page;
}

/** Pages without filters: they are the same for everybody until the catalogue changes. */
const plainPages = new WeakMap<Snapshot, Map<Rowset, ReadonlyMap<string, RowItems>>>();

function plainPage(snapshot: Snapshot, rowset: Rowset): ReadonlyMap<string, RowItems> {
  const pages = plainPages.get(snapshot) ?? new Map();
  plainPages.set(snapshot, pages);
  const page = pages.get(rowset) ?? fillPage(snapshot, rowset, {});
  pages.set(rowset, page);
  return page;
}

/** Whether there is no filter. `nowMs` alone is none: only searched rows of current programmes use it. */
const isPlain = ({ nowMs: _, ...filters }: RowFilters) =>
  Object.values(filters).every((value) => value === undefined);

/**
 * A row as a part of a page: its first titles do not repeat what the rows above show first. A row that is not on the page is filled as it is alone.
 */
export function fillRowOfPage(snapshot: Snapshot, page: Rowset, row: Row, filters: RowFilters): RowItems {
  const rows = isPlain(filters) ? plainPage(snapshot, page) : fillPage(snapshot, page, filters);
  return rows.get(row.id) ?? fillRow(snapshot, row.source, filters);
}
