import type { RowPage } from '@/lib/platform/resources/rows';
import { readCatalogue } from '@/lib/rules/filters/address';
import type { CatalogueKind, FilterOptions } from '@/lib/rules/filters/options';
import { toRowFilters } from '@/lib/rules/filters/row-filters';
import { fetchRow } from './row-api';

interface Input {
  kind: CatalogueKind;
  /** Which catalogue it is, and its filter options. */
  start: { rowKey: string; libraryId: number | null; options: FilterOptions };
  /** The address with the chosen filters. */
  href: string;
  offset: number;
  limit: number;
}

/** The titles of a catalogue address. Rejects on any failure. */
export function fetchTitles({ kind, start, href, offset, limit }: Input): Promise<RowPage> {
  const { options, rowKey, libraryId } = start;
  const { filters } = readCatalogue(new URLSearchParams(href.split('?')[1]), options);
  return fetchRow(rowKey, { offset, limit, libraryId, filters: toRowFilters(kind, filters, options) });
}
