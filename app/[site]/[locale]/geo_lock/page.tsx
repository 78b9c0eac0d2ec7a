import type { Metadata } from 'next';
import { TitleGrid } from '@/components/catalogue/row/TitleGrid';
import { SupportLinks } from '@/components/pages/SupportLinks';
import { GeoLock } from '@/components/shell/geo-lock/GeoLock';
import { GlobeArt } from '@/components/shell/geo-lock/GlobeArt';
import styles from '@/components/ui/message/message.module.scss';
import { loadStarterRow } from '@/lib/server/catalogue/load-starter-row';
import { loadSupport } from '@/lib/server/pages/load-support';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { fill } from '@/lib/shared/i18n/fill';
import { wordsOf } from '@/lib/shared/i18n/words';

export const revalidate = 900;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  return { title: wordsOf(locale).geoLock.unknownTitle, robots: NOT_INDEXED };
}

export default async function GeoLockPage() {
  const siteContext = await currentSiteContext();
  const { geoLock, shell, catalogue } = wordsOf(siteContext.locale);
  const [links, row] = await Promise.all([loadSupport(siteContext), loadStarterRow(siteContext)]);
  return (
    <GeoLock
      labels={{ ...geoLock, openText: fill(geoLock.openText, { brand: siteContext.site.name }) }}
      art={<GlobeArt className={styles.art} />}
      support={links.length > 0 ? <SupportLinks links={links} newTabLabel={shell.newTab} /> : null}
    >
      {row ? <TitleGrid title={row.title} cards={row.contents} labels={catalogue.card} /> : null}
    </GeoLock>
  );
}
