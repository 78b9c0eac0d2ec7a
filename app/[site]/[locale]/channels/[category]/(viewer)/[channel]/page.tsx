import type { Metadata } from 'next';
import { AboutChannel } from '@/components/channels/viewer/AboutChannel';
import { EarlyCalls } from '@/components/shell/EarlyCalls';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { channelOf } from '@/lib/server/channels/channel-address';
import { channelMetadata } from '@/lib/server/channels/channel-metadata';
import { loadToday } from '@/lib/server/channels/load-schedule';
import { channelCalls } from '@/lib/server/playback/early-calls';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { channelGraph } from '@/lib/server/structured-data/channel';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { withTimeout } from '@/lib/shared/with-timeout';

export const revalidate = 30;

export function generateStaticParams() {
  return [];
}

/**
 * Today's programmes are for search engines; the page does not wait for them longer than this (quality F02).
 */
const SCHEDULE_PATIENCE_MS = 1_000;

interface Props {
  params: Promise<{ category: string; channel: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return channelMetadata(await channelOf(await params));
}

export default async function ChannelRoute({ params }: Props) {
  const siteContext = await currentSiteContext();
  const { channel } = await channelOf(await params);
  const today = await withTimeout(loadToday(channel.id, siteContext), SCHEDULE_PATIENCE_MS);
  const canonical = routes.channel(ALL_CHANNELS, channel.key);
  const now = Math.floor(Date.now() / 1000);
  return (
    <>
      <EarlyCalls
        calls={channelCalls(channel)}
        plays={{ kind: 'channel', channelId: channel.id, archiveDays: channel.archiveDays }}
      />
      <JsonLd
        graph={channelGraph(channel, { canonical, entries: today ?? [], now }, await absoluteUrlsOfSite())}
      />
      <AboutChannel text={channel.description} title={wordsOf(siteContext.locale).channels.about} />
    </>
  );
}
