import { channelsMetadata } from '@/lib/server/channels/list-metadata';
import { ChannelsPage } from '../_parts/ChannelsPage';

export const revalidate = 30;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export const generateMetadata = () => channelsMetadata(null);

export default function ChannelsRoute() {
  return <ChannelsPage category={null} />;
}
