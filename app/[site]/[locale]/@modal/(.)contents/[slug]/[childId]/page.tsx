import { ContentOverlay } from '../../../../_parts/ContentOverlay';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ slug: string; childId: string }>;
}

export default async function EpisodeOverlayRoute({ params }: Props) {
  return <ContentOverlay params={await params} />;
}
