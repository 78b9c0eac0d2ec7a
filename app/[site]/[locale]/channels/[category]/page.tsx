import { permanentRedirect } from 'next/navigation';
import { ALL_CHANNELS } from '@/lib/channels/category';
import { findChannel } from '@/lib/channels/find';
import { channelsMetadata } from '@/lib/channels/list-metadata';
import { loadChannels } from '@/lib/channels/load';
import { decodeSegment, isChannelKey } from '@/lib/ids';
import { addressIn } from '@/lib/seo/alternates';
import { trailingId } from '@/lib/seo/right-address';
import { currentFace } from '@/lib/sites/current';
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
  const face = await currentFace();
  if (!isChannelKey(key) || (await loadChannels(key, face))) return key;
  const all = await loadChannels(ALL_CHANNELS, face);
  const channels = all?.channels ?? [];
  const channel = findChannel(channels, key) ?? findChannel(channels, trailingId(key));
  return channel ? permanentRedirect(addressIn(channel.href, face.locale, face.site)) : key;
}

export async function generateMetadata(props: Props) {
  return channelsMetadata(await categoryOf(props));
}

export default async function CategoryRoute(props: Props) {
  return <ChannelsPage category={await categoryOf(props)} />;
}
