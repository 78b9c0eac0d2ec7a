import type { Metadata } from 'next';
import { AboutChannel } from '@/components/channels/viewer/AboutChannel';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { ALL_CHANNELS } from '@/lib/channels/category';
import { channelOf } from '@/lib/channels/channel-address';
import { channelMetadata } from '@/lib/channels/channel-metadata';
import { wordsOf } from '@/lib/i18n/words';
import { orLater } from '@/lib/or-later';
import { routes } from '@/lib/routes';
import { loadToday } from '@/lib/schedule/load';
import { channelGraph } from '@/lib/seo/graph/channel';
import { absoluteHere } from '@/lib/seo/here';
import { currentFace } from '@/lib/sites/current';

export const revalidate = 30;

export function generateStaticParams() {
  return [];
}

/** What is on today makes the page richer for search engines; nobody waits for it (facts/quality.md F02). */
const SCHEDULE_PATIENCE_MS = 1_000;

interface Props {
  params: Promise<{ category: string; channel: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return channelMetadata(await channelOf(await params));
}

export default async function ChannelRoute({ params }: Props) {
  const face = await currentFace();
  const { channel } = await channelOf(await params);
  const today = await orLater(loadToday(channel.id, face), SCHEDULE_PATIENCE_MS);
  const canonical = routes.channel(ALL_CHANNELS, channel.key);
  const now = Math.floor(Date.now() / 1000);
  return (
    <>
      <JsonLd graph={channelGraph(channel, { canonical, entries: today ?? [], now }, await absoluteHere())} />
      <AboutChannel text={channel.description} title={wordsOf(face.locale).channels.about} />
    </>
  );
}
