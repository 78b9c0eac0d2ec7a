import type { Metadata } from 'next';
import { contentOf } from '@/lib/catalogue/content-address';
import { contentMetadata } from '@/lib/catalogue/content-metadata';
import { currentFace } from '@/lib/sites/current';
import { ContentPage } from '../../../_parts/ContentPage';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ slug: string; childId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return contentMetadata(await contentOf(await params));
}

export default async function EpisodeRoute({ params }: Props) {
  const { locale } = await currentFace();
  return <ContentPage page={await contentOf(await params)} locale={locale} />;
}
