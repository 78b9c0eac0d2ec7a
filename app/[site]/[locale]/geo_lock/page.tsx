import type { Metadata } from 'next';
import { ChannelsOnAir } from '@/components/catalogue/channels/ChannelsOnAir';
import { TitleGrid } from '@/components/catalogue/row/TitleGrid';
import { SupportLinks } from '@/components/pages/SupportLinks';
import { GeoLock } from '@/components/shell/geo-lock/GeoLock';
import { GlobeArt } from '@/components/shell/geo-lock/GlobeArt';
import styles from '@/components/ui/message/message.module.scss';
import { listFreeChannels } from '@/lib/platform/resources/channels';
import { loadStarterRow } from '@/lib/server/catalogue/load-starter-row';
import { loadSupport } from '@/lib/server/pages/load-support';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { fill } from '@/lib/shared/i18n/fill';
import { wordsOf } from '@/lib/shared/i18n/words';

/** As long as the list of channels: what is on air would be old in a page that is stored for longer. */
export const revalidate = 30;

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
  const [links, free] = await Promise.all([
    loadSupport(siteContext),
    listFreeChannels(siteContext).catch(() => []),
  ]);
  const row = free.length > 0 ? null : await loadStarterRow(siteContext);
  return (
    <GeoLock
      labels={{ ...geoLock, openText: fill(geoLock.openText, { brand: siteContext.site.name }) }}
      art={<GlobeArt className={styles.art} />}
      support={links.length > 0 ? <SupportLinks links={links} newTabLabel={shell.newTab} /> : null}
    >
      {free.length > 0 ? <ChannelsOnAir title={geoLock.onAir} channels={free} /> : null}
      {row ? <TitleGrid title={row.title} cards={row.contents} labels={catalogue.card} /> : null}
    </GeoLock>
  );
}
