import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { findLibrary, type Library } from '@/lib/platform/resources/libraries';
import type { RowPage } from '@/lib/platform/resources/rows';
import { PRERENDER_PAGE_SIZE } from '@/lib/rules/catalogue/constants';
import type { RowAddress } from '@/lib/rules/catalogue/row-address';
import { rowLook } from '@/lib/rules/catalogue/row-layout';
import { matchSlug, redirectToCanonical } from '@/lib/server/seo/canonical';
import type { SiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { isListedPlace } from './listed-place';
import { loadRow } from './load-row';
import { isOffered } from './offered-row';
import { isOutOfRange } from './out-of-range';

/** The page of personal rows; a public page of it would be empty. */
const MINE = 'my';

export interface RowAnswer {
  address: RowAddress;
  page: RowPage;
  /** Requested by its id alone: shown, but not indexed (quality E3). */
  isById: boolean;
}

/**
 * The row of an address. The template decides the page size (spec 2 §9), and only the row knows its template,
 * so one cached item is read first.
 */
export async function loadRowPage(address: RowAddress, siteContext: SiteContext): Promise<RowAnswer> {
  const { key: requested, offset, libraryId, text } = address;
  const isListed = await isListedPlace({ libraryId }, siteContext);
  const { key, template } = await orNotFound(
    // The slug of the address may be made up, too: whether it is that of the row is known after this.
    loadRow(requested, { offset: 0, limit: 1, libraryId, text }, siteContext, isListed ? 'here' : 'nowhere'),
  );
  if (!isOffered({ template }, siteContext)) notFound();
  const { isPersonal, pageSize } = rowLook(template);
  if (isPersonal) redirect(routes.page(MINE));
  const match = matchSlug(requested, key);
  if (match === 'outdated') redirectToCanonical(routes.row(key), siteContext);
  const limit = offset > 0 ? PRERENDER_PAGE_SIZE : pageSize;
  const query = { offset, limit, libraryId, text };
  const keep = isListed ? 'everywhere' : 'nowhere';
  const page = await orNotFound(loadRow(requested, query, siteContext, keep));
  return (await isOutOfRange(page, requested, query, siteContext, keep))
    ? notFound()
    : { address, page, isById: match === 'id' };
}

/** The library of a page, for its colours; without an answer the page has none (quality F02). */
export async function libraryOf(id: number | null, reader: AudienceContext): Promise<Library | null> {
  return id === null ? null : findLibrary(id, reader).catch(() => null);
}
