import 'server-only';
import { getContent } from '@/lib/platform/resources/contents';
import { completeLocales } from '@/lib/server/seo/page-locales';
import type { SiteContext } from '@/lib/server/site/current-site';
import type { Locale } from '@/lib/shared/i18n/locales';

/** The languages in which a page of a title is complete (quality E1): its own page, or that of its player. */
export function contentLocales(
  id: string,
  path: string,
  siteContext: SiteContext,
): Promise<readonly Locale[]> {
  return completeLocales(siteContext, path, async (locale) => {
    const { title, description, short } = await getContent(id, { ...siteContext, locale });
    return { title, description: description ?? short };
  });
}
