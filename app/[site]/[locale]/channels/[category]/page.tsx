import { permanentRedirect } from 'next/navigation';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { findChannel } from '@/lib/rules/channels/find';
import { channelsMetadata } from '@/lib/server/channels/list-metadata';
import { loadChannels } from '@/lib/server/channels/load-channels';
import { addressIn } from '@/lib/server/seo/alternates';
import { trailingId } from '@/lib/server/seo/canonical';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { decodeSegment, isChannelKey } from '@/lib/shared/ids';
import { ChannelsPage } from '../../_parts/ChannelsPage';

export const revalidate = 30;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ category: string }>;
}

/** Spec 1 §2 has `/channels/{category}` and `/channels/{id}`: what is no category may be a channel, which is opened. */
async function categoryOf({ params }: Props): Promise<string> {
  const key = decodeSegment((await params).category);
  const siteContext = await currentSiteContext();
  if (!isChannelKey(key) || (await loadChannels(key, siteContext))) return key;
  const all = await loadChannels(ALL_CHANNELS, siteContext);
  const channels = all?.channels ?? [];
  const channel = findChannel(channels, key) ?? findChannel(channels, trailingId(key));
  return channel ? permanentRedirect(addressIn(channel.href, siteContext.locale, siteContext.site)) : key;
}

export async function generateMetadata(props: Props) {
  return channelsMetadata(await categoryOf(props));
}

export default async function CategoryRoute(props: Props) {
  return <ChannelsPage category={await categoryOf(props)} />;
}
