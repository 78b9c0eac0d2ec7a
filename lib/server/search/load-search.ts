import 'server-only';
import { readPublic, readPublicUncached } from '@/lib/platform/clients/public-read';
import { life, tag } from '@/lib/platform/http/cache-life';
import { listGenres } from '@/lib/platform/resources/genres';
import type { RowPage } from '@/lib/platform/resources/rows';
import { getRowset, listRowsets, type RowStub } from '@/lib/platform/resources/rowsets';
import {
  type SearchSettings,
  settingsCall,
  suggestCall,
  toSuggestion,
} from '@/lib/platform/resources/search';
import { ROW_PATIENCE_MS } from '@/lib/rules/catalogue/constants';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import { DEFAULT_BOUNCING_MS, DEFAULT_MIN_CHARS } from '@/lib/rules/search/constants';
import { genresNamed, withGenres } from '@/lib/rules/search/genres';
import type { Suggestion } from '@/lib/rules/search/options';
import { loadRow } from '@/lib/server/catalogue/load-row';
import { capital } from '@/lib/shared/i18n/capital';
import { localeTags } from '@/lib/shared/i18n/locales';
import { routes } from '@/lib/shared/routes';
import { type AudienceContext, isForChild } from '@/lib/shared/sites/audience';
import { withTimeout } from '@/lib/shared/with-timeout';

/** The rowset of the results (spec 2 §2 "Rowset templates"). */
const TEMPLATE = 'search';

/** A row of results; null when it did not load in time. */
export interface FoundRow {
  stub: RowStub;
  page: RowPage | null;
}

/** When a search starts. Without an answer search uses its defaults. */
export async function loadSearchSettings(reader: AudienceContext): Promise<SearchSettings> {
  const cacheLife = { revalidate: life.configuration, tags: [tag.directory] };
  const settings = await readPublic(settingsCall, reader, cacheLife).catch(() => null);
  return settings ?? { minChars: DEFAULT_MIN_CHARS, bouncingMs: DEFAULT_BOUNCING_MS };
}

/**
 * Names that may be meant; for an empty text popular titles, which are stored because they are the same for everyone.
 * @throws PlatformError
 */
export async function loadSuggestions(query: string, reader: AudienceContext): Promise<Suggestion[]> {
  const call = suggestCall(query);
  const isEmpty = query === '';
  const found = isEmpty
    ? await readPublic(call, reader, { revalidate: life.catalogue, tags: [tag.rowsets] })
    : await readPublicUncached(call, reader);
  const names = found.filter(({ text }) => text !== '').map(toSuggestion);
  return withGenres(names, await loadGenresNamed(query, reader));
}

/** A genre with the row of its titles. */
export interface NamedGenre extends Suggestion {
  rowKey: string;
  /** As it stands under a title. */
  name: string;
  /** Its part of an address. */
  slug: string;
}

/**
 * The genres that a query names, as links to their titles; none when their list does not load (quality F02). A child has none:
 * most are not about what it may see.
 */
export async function loadGenresNamed(query: string, reader: AudienceContext): Promise<NamedGenre[]> {
  if (isForChild(reader.audience)) return [];
  const genres = await listGenres(reader).catch(() => []);
  const tag = localeTags[reader.locale];
  const known = genres.flatMap(({ id, name, slug, rowSlug: rowKey }) => {
    if (!rowKey) return [];
    const found = { kind: 'genre', id, href: routes.row(rowKey), picture: null };
    return { text: capital(name, tag), found, rowKey, name, slug };
  });
  return genresNamed(known, query);
}

/**
 * The titles of a genre, for a query that finds nothing else; null when they do not load in time. Each has several genres: here
 * it shows the one that was asked for.
 */
export async function loadGenreTitles(
  { rowKey, name }: NamedGenre,
  reader: AudienceContext,
): Promise<RowPage | null> {
  const limit = rowLook('content-v').pageSize;
  const page = await withTimeout(loadRow(rowKey, { offset: 0, limit }, reader), ROW_PATIENCE_MS);
  return page && { ...page, contents: page.contents.map((card) => ({ ...card, genre: name })) };
}

/** The results of a query. */
export interface FoundRows {
  rows: FoundRow[];
  /** Nothing has the words of the query: the names of the results are like them. */
  isSimilar: boolean;
}

/**
 * The results of a query, as rows of the platform's page of results (wire 6). Rows are few, so all of them
 * are in the page; a failed one is left out.
 * @throws PlatformError
 */
export async function loadResults(query: string, reader: AudienceContext): Promise<FoundRows> {
  const page = (await listRowsets(reader)).find(({ template }) => template === TEMPLATE);
  if (!page) return { rows: [], isSimilar: false };
  const { rows, libraryId, isSimilar } = await getRowset(page.slug, reader, query);
  const found = await Promise.all(
    rows.map(async (stub) => {
      const limit = rowLook(stub.template).pageSize;
      const loading = loadRow(stub.key, { offset: 0, limit, libraryId, text: query }, reader);
      return { stub, page: await withTimeout(loading, ROW_PATIENCE_MS) };
    }),
  );
  return { rows: found, isSimilar };
}
