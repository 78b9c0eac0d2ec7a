import type { Metadata } from 'next';
import { EnterPromo } from '@/components/pages/packet/EnterPromo';
import { OwnPacketsProvider } from '@/components/pages/packet/OwnPacketsProvider';
import { PacketCards } from '@/components/pages/packet/PacketCards';
import { PacketCompare } from '@/components/pages/packet/PacketCompare';
import { Wide } from '@/components/pages/Wide';
import { ForAdults } from '@/components/parental/ForAdults';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { loadTariffs } from '@/lib/server/pages/tariffs';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { packetGraph } from '@/lib/server/structured-data/packets';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { isForChild } from '@/lib/shared/sites/audience';
import { InnerHead } from '../_parts/InnerHead';

export const revalidate = 300;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  const { title, description } = wordsOf(siteContext.locale).pages.packets;
  return pageHead({ path: routes.packets(), title, description }, siteContext);
}

/** Spec 3 §2 `/packets`: what the seller of the site sells; what the viewer owns is added in the browser. */
export default async function PacketsPage() {
  const siteContext = await currentSiteContext();
  const { pages, forAdults } = wordsOf(siteContext.locale);
  // Children get no offers (spec 1 §6).
  if (isForChild(siteContext.audience))
    return <ForAdults words={forAdults} homeHref={siteContext.context.home} />;
  const { seller, base, fullest, additional, bundles, currency, amounts } = await loadTariffs(siteContext);
  const words = pages.packets;
  const absolute = await absoluteUrlsOfSite();
  const sold = [...base, ...additional, ...bundles];
  const graph = sold.map((packet) =>
    packetGraph(packet, { amount: amounts.get(packet.id) ?? null, currency, seller: seller.name }, absolute),
  );
  return (
    <Wide
      head={
        <InnerHead
          title={words.title}
          description={words.intro}
          path={routes.packets()}
          isBrief
          graph={graph}
          aside={siteContext.site.hasPromo ? <EnterPromo label={pages.provider.promo} at="head" /> : null}
        />
      }
    >
      {sold.length === 0 ? (
        <EmptyState title={pages.provider.noTariffs} />
      ) : (
        <OwnPacketsProvider words={words.own}>
          <PacketCards title={words.base} packets={base} fullest={fullest} words={words} />
          <PacketCards
            title={words.additional}
            text={words.additionalText}
            packets={additional}
            isQuiet={fullest !== null}
            words={words}
          />
          <PacketCards
            title={pages.provider.bundles}
            packets={bundles}
            isQuiet={fullest !== null}
            words={words}
          />
        </OwnPacketsProvider>
      )}
      {siteContext.site.hasPromo ? <EnterPromo label={pages.provider.promo} at="end" /> : null}
      <PacketCompare packets={base.filter(({ termsOf }) => termsOf === null)} words={words} />
    </Wide>
  );
}
