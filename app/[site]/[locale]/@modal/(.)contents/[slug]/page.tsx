import { ContentOverlay } from '../../../_parts/ContentOverlay';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ slug: string }>;
}

export default async function ContentOverlayRoute({ params }: Props) {
  return <ContentOverlay params={await params} />;
}
