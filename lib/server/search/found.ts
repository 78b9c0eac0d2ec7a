import type { FoundRecord } from '@/lib/platform/resources/search';
import { type Scope, scopeOf } from '@/lib/rules/catalogue/scopes';
import { countText } from '@/lib/shared/count-text';
import type { FoundRow } from './load-search';

/** `isMore` when a row has further pages. */
export interface Found {
  count: number;
  isMore: boolean;
}

/** The number of results. */
export function countOf(rows: readonly FoundRow[]): Found {
  const pages = rows.flatMap(({ page }) => page ?? []);
  const count = pages.reduce(
    (sum, { contents, channels, persons }) => sum + contents.length + channels.length + persons.length,
    0,
  );
  return { count, isMore: pages.some(({ nextOffset }) => nextOffset !== null) };
}

/** The same; null when nothing was found and a row failed, because then nothing is certain. */
export function foundIn(rows: readonly FoundRow[]): Found | null {
  const found = countOf(rows);
  return found.count > 0 || rows.every(({ page }) => page) ? found : null;
}

/** The rows with results of this kind. */
export const rowsOfScope = (rows: readonly FoundRow[], scope: Scope): FoundRow[] =>
  rows.filter(({ stub }) => scopeOf(stub) === scope);

/** How much there is of each kind and of all, for the links to it: "40+" where there are further pages. Of all it is certain where every row did load. */
export function numbersOf(
  rows: readonly FoundRow[],
  scopes: readonly Scope[],
): Partial<Record<Scope | 'all', string>> {
  const numbers: Partial<Record<Scope | 'all', string>> = {};
  const all = countOf(rows);
  if (all.count > 0 && rows.every(({ page }) => page)) numbers.all = countText(all.count, all.isMore);
  for (const scope of scopes) {
    const found = foundIn(rowsOfScope(rows, scope));
    if (found) numbers[scope] = countText(found.count, found.isMore);
  }
  return numbers;
}

/** Whether all that was found is of one kind, such as titles. */
export function isOfOneKind(rows: readonly FoundRow[]): boolean {
  const found = rows.filter((row) => countOf([row]).count > 0);
  const kinds = new Set(found.map(({ stub }) => scopeOf(stub)));
  return kinds.size === 1 && !kinds.has(null);
}

/** The report of each result, by its address (spec 1 §3 Search-found record). */
export function recordsOf(rows: readonly FoundRow[]): Record<string, FoundRecord> {
  const records: Record<string, FoundRecord> = {};
  for (const { page } of rows) {
    for (const { id, href, title, kind } of page?.contents ?? []) {
      records[href] = { title, content_type: kind, object_id: id };
    }
    for (const { id, href, name } of page?.channels ?? []) {
      records[href] = { title: name, content_type: 'channel', object_id: String(id) };
    }
    for (const { id, href, name } of page?.persons ?? []) {
      if (href) records[href] = { title: name, content_type: 'person', object_id: id };
    }
  }
  return records;
}
