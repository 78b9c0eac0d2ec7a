import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import { getRowset, type RowsetWithRows } from '@/lib/platform/resources/rowsets';
import { bySlugOrId } from '@/lib/server/seo/canonical';
import { MY_PAGE_ID } from '@/lib/server/shell/menu';
import { orNotFound } from '@/lib/server/site/missing-page';
import { routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/**
 * Templates with their own screen (spec 2 §2 "Rowset templates"). The meaning of the numbers of the last two
 * is not documented.
 */
const screens: Readonly<Record<string, () => string>> = {
  startpage: routes.home,
  search: () => routes.search(),
  tvchannels: routes.channels,
  tvchannels20: routes.channels,
  tvchannels30: routes.channels,
};

/** Leads to another site and is not a page here. */
const OUTER = 'outer_link';

/**
 * The rowset of an address, when it is a page of rows: others redirect or do not exist. An unknown template
 * counts as a page of rows.
 */
export async function rowsetAt(key: string, reader: AudienceContext): Promise<RowsetWithRows> {
  const rowset = await orNotFound(bySlugOrId(key, (one) => getRowset(one, reader)));
  if (rowset.template === OUTER) notFound();
  if (rowset.id === MY_PAGE_ID) permanentRedirect(routes.page(rowset.slug));
  const screen = Object.hasOwn(screens, rowset.template) ? screens[rowset.template] : null;
  if (screen) permanentRedirect(screen());
  return rowset;
}
