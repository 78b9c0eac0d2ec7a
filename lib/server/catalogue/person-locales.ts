import 'server-only';
import { cache } from 'react';
import { getPerson } from '@/lib/platform/resources/persons';
import { completeLocales } from '@/lib/server/seo/page-locales';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { routes } from '@/lib/shared/routes';

/** The languages in which the page of a person is complete (quality E1); once for a page, as those of a title. */
export const personLocales = cache(async (slug: string) => {
  const siteContext = await currentSiteContext();
  return completeLocales(siteContext, routes.person(slug), async (locale) => {
    const { name: title, biography } = await getPerson(slug, { ...siteContext, locale });
    return { title, description: biography };
  });
});
