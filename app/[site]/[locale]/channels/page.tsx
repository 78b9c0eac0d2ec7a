import { channelsMetadata } from '@/lib/channels/list-metadata';
import { ChannelsPage } from '../_parts/ChannelsPage';

export const revalidate = 30;

/** Nothing of its own in the address: without saying so it would be made anew for everyone. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export const generateMetadata = () => channelsMetadata(null);

export default function ChannelsRoute() {
  return <ChannelsPage category={null} />;
}
