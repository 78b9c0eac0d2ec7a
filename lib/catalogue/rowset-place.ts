import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import type { Reader } from '@/lib/audience/audience';
import { orNotFound } from '@/lib/not-found';
import { getRowset, type RowsetWithRows } from '@/lib/platform/rowsets';
import { routes } from '@/lib/routes';
import { bySlugOrId } from '@/lib/seo/right-address';
import { MY_PAGE_ID } from '@/lib/shell/menu';

/** Templates that have a screen of their own (spec 2 §2 "Rowset templates"). What the numbers of the last two mean is said nowhere. */
const screens: Readonly<Record<string, () => string>> = {
  startpage: routes.home,
  search: () => routes.search(),
  tvchannels: routes.channels,
  tvchannels20: routes.channels,
  tvchannels30: routes.channels,
};

/** Leads out of the product, and is no page of it. */
const OUTER = 'outer_link';

/**
 * The rowset behind an address, where it is a page made of rows: others have a better address, or none. Every template
 * that is not known is such a page.
 */
export async function rowsetAt(key: string, reader: Reader): Promise<RowsetWithRows> {
  const rowset = await orNotFound(bySlugOrId(key, (one) => getRowset(one, reader)));
  if (rowset.template === OUTER) notFound();
  if (rowset.id === MY_PAGE_ID) permanentRedirect(routes.page(rowset.slug));
  const screen = Object.hasOwn(screens, rowset.template) ? screens[rowset.template] : null;
  if (screen) permanentRedirect(screen());
  return rowset;
}
