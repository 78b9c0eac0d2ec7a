import { ALL_CHANNELS } from '@/lib/platform/channel-cards';
import { ChannelsPage, channelsMetadata } from '../_parts/ChannelsPage';

export const revalidate = 30;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = () => channelsMetadata(ALL_CHANNELS);

export default function ChannelsRoute() {
  return <ChannelsPage category={ALL_CHANNELS} />;
}
