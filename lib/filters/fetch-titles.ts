import { fetchRow } from '@/lib/catalogue/row-api';
import type { RowPage } from '@/lib/platform/rows';
import { readCatalogue } from './address';
import type { Catalogue } from './load';
import type { CatalogueKind } from './options';
import { toRowFilters } from './row-filters';

interface Wish {
  kind: CatalogueKind;
  /** Which catalogue it is, and what may be chosen. */
  start: Pick<Catalogue, 'rowKey' | 'libraryId' | 'options'>;
  /** The address that says what is chosen. */
  href: string;
  offset: number;
  limit: number;
}

/** Titles that an address of a catalogue asks for. Rejects on any failure. */
export function fetchTitles({ kind, start, href, offset, limit }: Wish): Promise<RowPage> {
  const { options, rowKey, libraryId } = start;
  const { filters } = readCatalogue(new URLSearchParams(href.split('?')[1]), options);
  return fetchRow(rowKey, { offset, limit, libraryId, filters: toRowFilters(kind, filters, options) });
}
