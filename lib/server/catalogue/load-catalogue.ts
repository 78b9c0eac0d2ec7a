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
  /** The row that is filtered. */
  rowKey: string;
  libraryId: number | null;
  page: RowPage;
}

/**
 * Films or series with the filters of the address. Null when the platform has no row of them: then the page
 * is an ordinary page of rows.
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
  const page = await loadRow(rowKey, wanted, reader, 'everywhere');
  if (await isOutOfRange(page, rowKey, wanted, reader, 'everywhere')) notFound();
  return { title, description, options, address, rowKey, libraryId, page };
}

/** A list of options that fails leaves its filter out: a poorer page is better than none (quality F02). */
async function loadOptions(reader: AudienceContext): Promise<FilterOptions> {
  const [genres, countries] = await Promise.all([
    listGenres(reader).catch(() => []),
    listCountries(reader).catch(() => []),
  ]);
  const { locale } = reader;
  const reading = { thisYear: new Date().getFullYear(), locale, words: wordsOf(locale).filters };
  return filterOptions({ genres, countries }, reading);
}

/** The first row that contains only films or only series, as posters. */
function rowOf(kind: CatalogueKind, { rows }: RowsetWithRows): string | null {
  const type = kind === 'movies' ? 'movie' : 'series';
  const fitting = rows.filter(({ contentType }) => contentType === type);
  const row = fitting.find(({ template }) => template === 'content-v') ?? fitting[0];
  return row?.key ?? null;
}
