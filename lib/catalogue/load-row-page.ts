import 'server-only';
import { notFound, redirect } from 'next/navigation';
import type { Reader } from '@/lib/audience/audience';
import { orNotFound } from '@/lib/not-found';
import { findLibrary, type Library } from '@/lib/platform/libraries';
import type { RowPage } from '@/lib/platform/rows';
import { routes } from '@/lib/routes';
import { isAskedById } from '@/lib/seo/right-address';
import type { Face } from '@/lib/sites/current';
import { isBehindEnd } from './behind-end';
import { PRERENDER_PAGE_SIZE } from './limits';
import { loadRow } from './load-row';
import type { RowAddress } from './row-address';
import { rowLook } from './row-look';

/** Everything of a viewer's own stands together; a public page of it would be empty. */
const MINE = 'my';

export interface RowAnswer {
  address: RowAddress;
  page: RowPage;
  /** The address has no letters: shown, but not to search engines (facts/quality.md E3). */
  isById: boolean;
}

/** The row of an address. The template decides the page size (spec 2 §9), and only the row knows it: one stored item tells it. */
export async function loadRowPage(address: RowAddress, face: Face): Promise<RowAnswer> {
  const { key: asked, offset, libraryId, text } = address;
  const { key, template } = await orNotFound(loadRow(asked, { offset: 0, limit: 1, libraryId, text }, face));
  const { isPersonal, pageSize } = rowLook(template);
  if (isPersonal) redirect(routes.page(MINE));
  const isById = isAskedById({ asked, slug: key, path: routes.row(key) }, face);
  const limit = offset > 0 ? PRERENDER_PAGE_SIZE : pageSize;
  const query = { offset, limit, libraryId, text };
  const page = await orNotFound(loadRow(asked, query, face));
  return (await isBehindEnd(page, asked, query, face)) ? notFound() : { address, page, isById };
}

/** The library that a page is of, for its colours; without an answer the page does without (facts/quality.md F02). */
export async function libraryOf(id: number | null, reader: Reader): Promise<Library | null> {
  return id === null ? null : findLibrary(id, reader).catch(() => null);
}
