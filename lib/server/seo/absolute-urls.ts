import 'server-only';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { addressIn } from './alternates';
import { absoluteOf } from './site-origin';
import type { Absolute } from './thing';

/** Of files, and of other sites: they have no language. */
const NO_PAGE = /^(?:\/brand\/|[^/])/;

/** Makes addresses of pages absolute, on the host of the brand and in the language of the rendered page. */
export async function absoluteUrlsOfSite(): Promise<Absolute> {
  const { site, locale } = await currentSiteContext();
  const absolute = absoluteOf(site);
  return (path) => absolute(NO_PAGE.test(path) ? path : addressIn(path, locale, site));
}
