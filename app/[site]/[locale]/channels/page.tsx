import { ChannelsPage, channelsMetadata } from '../_parts/ChannelsPage';

export const revalidate = 30;

export function generateStaticParams() {
  return [];
}

export const generateMetadata = () => channelsMetadata(null);

export default function ChannelsRoute() {
  return <ChannelsPage category={null} />;
}
