import type { ContentParams } from '@/lib/server/catalogue/content-address';
import { ContentOverlay } from '../../../_parts/ContentOverlay';

export { generateMetadata, generateStaticParams } from '../../../contents/[slug]/page';

export const revalidate = 300;

export default async function ContentOverlayRoute({ params }: { params: Promise<ContentParams> }) {
  return <ContentOverlay params={await params} />;
}
