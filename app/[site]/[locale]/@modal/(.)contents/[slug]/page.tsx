import type { Metadata } from 'next';
import { contentOf } from '@/lib/catalogue/content-address';
import { contentMetadata } from '@/lib/catalogue/content-metadata';
import { ContentOverlay } from '../../../_parts/ContentOverlay';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return contentMetadata(await contentOf(await params));
}

export default async function ContentOverlayRoute({ params }: Props) {
  return <ContentOverlay params={await params} />;
}
