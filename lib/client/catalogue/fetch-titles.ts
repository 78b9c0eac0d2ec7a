import type { RowPage } from '@/lib/platform/resources/rows';
import { readCatalogue } from '@/lib/rules/filters/address';
import type { CatalogueKind, FilterOptions } from '@/lib/rules/filters/options';
import { toRowFilters } from '@/lib/rules/filters/row-filters';
import { fetchRow } from './row-api';

interface Input {
  kind: CatalogueKind;
  /** Which catalogue it is, and what may be chosen. */
  start: { rowKey: string; libraryId: number | null; options: FilterOptions };
  /** The address that says what is chosen. */
  href: string;
  offset: number;
  limit: number;
}

/** Titles that an address of a catalogue asks for. Rejects on any failure. */
export function fetchTitles({ kind, start, href, offset, limit }: Input): Promise<RowPage> {
  const { options, rowKey, libraryId } = start;
  const { filters } = readCatalogue(new URLSearchParams(href.split('?')[1]), options);
  return fetchRow(rowKey, { offset, limit, libraryId, filters: toRowFilters(kind, filters, options) });
}
