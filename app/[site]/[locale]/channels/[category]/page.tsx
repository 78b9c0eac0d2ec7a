import { redirectIfChannel } from '@/lib/server/channels/channel-address';
import { channelsMetadata } from '@/lib/server/channels/list-metadata';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { decodeSegment } from '@/lib/shared/ids';
import { ChannelsPage } from '../../_parts/ChannelsPage';

export const revalidate = 30;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ category: string }>;
}

/** Spec 1 §2 has `/channels/{category}` and `/channels/{id}`. */
async function categoryOf({ params }: Props): Promise<string> {
  const key = decodeSegment((await params).category);
  await redirectIfChannel(key, await currentSiteContext());
  return key;
}

export async function generateMetadata(props: Props) {
  return channelsMetadata(await categoryOf(props));
}

export default async function CategoryRoute(props: Props) {
  return <ChannelsPage category={await categoryOf(props)} />;
}
