import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BuyPacket } from '@/components/pages/packet/BuyPacket';
import { NotSold } from '@/components/pages/packet/NotSold';
import { OwnPacketsProvider } from '@/components/pages/packet/OwnPacketsProvider';
import { PacketChannels } from '@/components/pages/packet/PacketChannels';
import { PacketHead, PacketMarks } from '@/components/pages/packet/PacketHead';
import { PacketParts } from '@/components/pages/packet/PacketParts';
import { PacketPrice } from '@/components/pages/packet/PacketPrice';
import { PacketRest } from '@/components/pages/packet/PacketRest';
import { loadPacket } from '@/lib/server/pages/packet';
import { packetWords } from '@/lib/server/pages/packet-words';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { packetGraph } from '@/lib/server/structured-data/packets';
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
  return pageHead({ path, title: view.name, description, isHidden: !isSold }, siteContext);
}

/** Spec 3 §2 "Packet detail"; what the viewer owns is added in the browser. */
export default async function PacketPage(props: Props) {
  const { siteContext, packet, path } = await load(props);
  const { pages, catalogue } = wordsOf(siteContext.locale);
  const { view, description, channels, isSold, seller, sale } = packet;
  const words = packetWords(pages, view);
  const { channels: channelWords, findChannel, noChannel } = pages.packet;
  const listTitle = { title: pages.packets.title, href: routes.packets() };
  const graph = [packetGraph(view, { ...sale, seller: seller.name }, await absoluteUrlsOfSite())];
  return (
    <OwnPacketsProvider words={words.own}>
      <PacketHead
        packet={packet}
        words={pages.packet}
        head={
          <InnerHead
            title={view.name}
            description={description ?? view.short}
            path={path}
            between={[listTitle]}
            marks={<PacketMarks packet={packet} words={pages} />}
            graph={graph}
          />
        }
      >
        {isSold ? (
          <BuyPacket
            id={view.id}
            packetKey={packet.key}
            href={path}
            buyHref={view.buyHref}
            trial={view.trial}
            price={<PacketPrice packet={packet} words={pages.packets} />}
            periods={packet.periods}
            isOutside={siteContext.context.opensPacketsOutside}
            words={words.actions}
          />
        ) : (
          <NotSold seller={seller} words={pages.packet} />
        )}
      </PacketHead>
      <PacketRest>
        <PacketParts packet={packet} words={pages.packet} rail={catalogue.row} />
        {channels.length > 0 ? (
          <PacketChannels
            channels={channels.map(({ id, name, href, logo, color }) => ({ id, name, href, logo, color }))}
            words={{ channels: channelWords, findChannel, noChannel }}
          />
        ) : null}
      </PacketRest>
    </OwnPacketsProvider>
  );
}
