import 'server-only';
import { notFound } from 'next/navigation';
import { listCountries } from '@/lib/platform/resources/countries';
import { listGenres } from '@/lib/platform/resources/genres';
import type { RowPage } from '@/lib/platform/resources/rows';
import { getRowset, type RowsetWithRows } from '@/lib/platform/resources/rowsets';
import { type CatalogueAddress, readCatalogue } from '@/lib/rules/filters/address';
import { FIRST_LOAD, NEXT_LOAD } from '@/lib/rules/filters/constants';
import { type CatalogueKind, type FilterOptions, filterOptions } from '@/lib/rules/filters/options';
import { toRowFilters } from '@/lib/rules/filters/row-filters';
import { wordsOf } from '@/lib/shared/i18n/words';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { loadRow } from './load-row';
import { isOutOfRange } from './out-of-range';

export interface Catalogue {
  title: string;
  description: string | null;
  options: FilterOptions;
  address: CatalogueAddress;
  /** The row that is narrowed. */
  rowKey: string;
  libraryId: number | null;
  page: RowPage;
}

/**
 * Films or series as the address narrows them. Null when the platform has no row of them: then its page is a page of rows
 * like others.
 * @throws PlatformError with status 404 when there is no such page
 */
export async function loadCatalogue(
  kind: CatalogueKind,
  query: URLSearchParams,
  reader: AudienceContext,
): Promise<Catalogue | null> {
  const [rowset, options] = await Promise.all([getRowset(kind, reader), loadOptions(reader)]);
  const rowKey = rowOf(kind, rowset);
  if (!rowKey) return null;
  const { title, description, libraryId } = rowset;
  const address = readCatalogue(query, options);
  const { filters, offset } = address;
  const limit = offset === 0 ? FIRST_LOAD : NEXT_LOAD;
  const wanted = { offset, limit, libraryId, filters: toRowFilters(kind, filters, options) };
  const page = await loadRow(rowKey, wanted, reader);
  if (await isOutOfRange(page, rowKey, wanted, reader)) notFound();
  return { title, description, options, address, rowKey, libraryId, page };
}

/** A directory that does not come leaves its filter out: a poorer page is better than none (quality F02). */
async function loadOptions(reader: AudienceContext): Promise<FilterOptions> {
  const [genres, countries] = await Promise.all([
    listGenres(reader).catch(() => []),
    listCountries(reader).catch(() => []),
  ]);
  const { locale } = reader;
  const reading = { thisYear: new Date().getFullYear(), locale, words: wordsOf(locale).filters };
  return filterOptions({ genres, countries }, reading);
}

/** The first row of nothing but films or series, in posters. */
function rowOf(kind: CatalogueKind, { rows }: RowsetWithRows): string | null {
  const type = kind === 'movies' ? 'movie' : 'series';
  const fitting = rows.filter(({ contentType }) => contentType === type);
  const row = fitting.find(({ template }) => template === 'content-v') ?? fitting[0];
  return row?.key ?? null;
}
