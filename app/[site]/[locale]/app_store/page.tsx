import type { Metadata } from 'next';
import { DeviceGuide } from '@/components/pages/DeviceGuide';
import { ScanCard } from '@/components/pages/ScanCard';
import { Wide } from '@/components/pages/Wide';
import { WithAside } from '@/components/pages/WithAside';
import { listStores } from '@/lib/platform/resources/stores';
import { qrOf } from '@/lib/server/pages/qr-code';
import { pageHead } from '@/lib/server/seo/page-head';
import { originOf } from '@/lib/server/seo/site-origin';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { fill } from '@/lib/shared/i18n/fill';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { InnerHead } from '../_parts/InnerHead';

export const revalidate = 900;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  const { title, description } = wordsOf(siteContext.locale).pages.store;
  const brand = siteContext.site.name;
  return pageHead({ path: routes.appStore(), title: fill(title, { brand }), description }, siteContext);
}

/** Spec 3 §2 /app_store: applications by device, and how to begin on each. */
export default async function AppStorePage() {
  const siteContext = await currentSiteContext();
  const { pages, shell, smartTv } = wordsOf(siteContext.locale);
  const { scan, store } = pages;
  const brand = siteContext.site.name;
  const origin = originOf(siteContext.site);
  const { host } = new URL(origin);
  // Without stores each device has its instructions.
  const stores = await listStores(siteContext, siteContext.site.provider).catch(() => []);
  return (
    <Wide
      head={
        <InnerHead
          title={fill(store.title, { brand })}
          description={store.description}
          path={routes.appStore()}
        />
      }
    >
      <WithAside
        aside={
          <ScanCard
            code={qrOf(origin)}
            label={fill(scan.code, { address: host })}
            title={scan.siteTitle}
            text={fill(scan.siteText, { site: brand })}
          />
        }
      >
        <DeviceGuide stores={stores} words={store} names={smartTv.names} newTabLabel={shell.newTab} />
      </WithAside>
    </Wide>
  );
}
