import { decodeSegment } from '@/lib/ids';
import { ChannelsPage, channelsMetadata } from '../../_parts/ChannelsPage';

export const revalidate = 30;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ category: string }>;
}

const categoryOf = async ({ params }: Props) => decodeSegment((await params).category);

export async function generateMetadata(props: Props) {
  return channelsMetadata(await categoryOf(props));
}

export default async function CategoryRoute(props: Props) {
  return <ChannelsPage category={await categoryOf(props)} />;
}
