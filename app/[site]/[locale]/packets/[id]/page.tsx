import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ChannelCard } from '@/components/catalogue/cards/ChannelCard';
import { Grid } from '@/components/catalogue/row/Grid';
import { BuyPacket } from '@/components/pages/packet/BuyPacket';
import { NotSold } from '@/components/pages/packet/NotSold';
import { PacketSummary } from '@/components/pages/packet/PacketSummary';
import { Titled } from '@/components/pages/Titled';
import { loadPacket } from '@/lib/server/pages/packet';
import { headOf } from '@/lib/server/seo/text-page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { decodeSegment } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';
import { InnerHead } from '../../_parts/InnerHead';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

async function load({ params }: Props) {
  const siteContext = await currentSiteContext();
  const packet = (await loadPacket(decodeSegment((await params).id), siteContext)) ?? notFound();
  return { siteContext, packet, path: packet.view.href };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { siteContext, packet, path } = await load(props);
  const { view, description, isSold } = packet;
  return headOf({ path, title: view.name, description, isHidden: !isSold }, siteContext);
}

/** The contents and the price of a packet (spec 2 §2: packet links go to /packets/{id}). */
export default async function PacketPage(props: Props) {
  const { siteContext, packet, path } = await load(props);
  const { pages, channels: labels } = wordsOf(siteContext.locale);
  const { view, description, channels, libraryNames } = packet;
  return (
    <Titled
      head={
        <InnerHead title={view.name} description={description ?? view.short} path={path}>
          <PacketSummary packet={view} libraryNames={libraryNames} words={pages} />
          {packet.isSold ? (
            <BuyPacket
              href={path}
              label={pages.packet.subscribe}
              offer={{
                packet: { name: view.name, price: view.price, per: view.per, trial: view.trial },
                offersHref: packet.seller.href ?? routes.faq(),
                hasPromo: siteContext.site.hasPromo,
              }}
            />
          ) : (
            <NotSold seller={packet.seller} words={pages.packet} />
          )}
        </InnerHead>
      }
    >
      {channels.length > 0 ? (
        <Grid template="channel" label={pages.packet.channels}>
          {channels.map((channel) => (
            <ChannelCard key={channel.id} card={channel} labels={labels} />
          ))}
        </Grid>
      ) : null}
    </Titled>
  );
}
