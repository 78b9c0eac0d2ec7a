import type { Metadata } from 'next';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { START_PAGE } from '@/lib/rules/catalogue/constants';
import { brandHref } from '@/lib/server/brand/files';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { pageHead } from '@/lib/server/seo/page-head';
import { BRAND_PICTURE } from '@/lib/server/seo/share-address';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { siteGraph } from '@/lib/server/structured-data/pages';
import { routes } from '@/lib/shared/routes';
import { brandIn } from '@/lib/shared/sites/sites';
import { RowsetPage } from './_parts/RowsetPage';

export const revalidate = 60;

export async function generateMetadata(): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  return pageHead(
    {
      path: routes.home(),
      title: brandIn(siteContext.site, siteContext.locale),
      mask: { type: 'home', values: {} },
      picture: BRAND_PICTURE,
    },
    siteContext,
  );
}

export default async function HomePage() {
  const { site, locale } = await currentSiteContext();
  return (
    <>
      <JsonLd
        graph={siteGraph(
          { name: site.name, brand: brandIn(site, locale), logo: brandHref(site, 'icon-512.png') },
          await absoluteUrlsOfSite(),
        )}
      />
      <RowsetPage slug={START_PAGE} />
    </>
  );
}
