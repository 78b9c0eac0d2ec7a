import type { Metadata } from 'next';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { NowPlaying } from '@/components/watch/NowPlaying';
import { watchOf } from '@/lib/playback/watch-address';
import { watchMetadata } from '@/lib/playback/watch-metadata';
import { videoGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return watchMetadata(await watchOf(await params));
}

export default async function WatchRoute({ params }: Props) {
  const { page, about, name: title } = await watchOf(await params);
  const { age, background: image, canonical } = page;
  return (
    <>
      <JsonLd graph={videoGraph({ ...about, title, age, image }, canonical, await absoluteHere())} />
      <h1>
        <VisuallyHidden>{page.title}</VisuallyHidden>
      </h1>
      <NowPlaying page={page} />
    </>
  );
}
