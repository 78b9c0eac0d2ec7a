import 'server-only';
import { cache } from 'react';
import { getContent } from '@/lib/platform/resources/contents';
import { completeLocales } from '@/lib/server/seo/page-locales';
import { currentSiteContext } from '@/lib/server/site/current-site';

/**
 * The languages in which a page of a title is complete (quality E1): its own page, or that of its player. Once for
 * a page, whose head and structured data must name the same address.
 */
export const contentLocales = cache(async (id: string, path: string) => {
  const siteContext = await currentSiteContext();
  return completeLocales(siteContext, path, async (locale) => {
    const { title, description, short } = await getContent(id, { ...siteContext, locale });
    return { title, description: description ?? short };
  });
});
