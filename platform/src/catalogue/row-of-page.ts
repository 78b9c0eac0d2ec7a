import { fillRow, type RowItems } from './fill-row.ts';
import type { Row, Rowset, Snapshot } from './model.ts';
import type { RowFilters } from './query.ts';

/** As many titles or channels of a row are seen without scrolling it sideways. */
const IN_VIEW = 7;

/**
 * Only rows that are filled by a query, or by a rule about channels, may be reordered: other rows have the order of an editor, and a list of the best
 * titles keeps its ranks.
 */
function mayReorder({ source }: Row): boolean {
  if (source.kind === 'channels') return source.ids === undefined;
  return source.kind === 'query' && source.most === undefined;
}

/** Moves items that rows above already show to the end, so that the row starts with new ones. */
function withRepeatsLast<Item>(items: readonly Item[], above: ReadonlySet<unknown>): Item[] {
  const isNew = (item: Item) => !above.has(item);
  return [...items.filter(isNew), ...items.filter((item) => above.has(item))];
}

/** The items of a row, where they are titles or channels, with those that rows above show at the end. */
function withoutRepeats(filled: RowItems, above: ReadonlySet<unknown>): RowItems {
  if (filled.kind === 'contents') return { ...filled, items: withRepeatsLast(filled.items, above) };
  if (filled.kind === 'channels') return { ...filled, items: withRepeatsLast(filled.items, above) };
  return filled;
}

function fillPage(snapshot: Snapshot, { rows }: Rowset, filters: RowFilters): ReadonlyMap<string, RowItems> {
  const page = new Map<string, RowItems>();
  const above = new Set<unknown>();
  for (const row of rows) {
    const alone = fillRow(snapshot, row.source, filters);
    const filled = mayReorder(row) ? withoutRepeats(alone, above) : alone;
    for (const item of filled.items.slice(0, IN_VIEW)) above.add(item);
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
