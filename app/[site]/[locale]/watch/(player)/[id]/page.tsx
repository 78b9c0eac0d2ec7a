import type { Metadata } from 'next';
import { KeepLibrary } from '@/components/catalogue/content/KeepLibrary';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { NowPlaying } from '@/components/watch/NowPlaying';
import { wordsOf } from '@/lib/i18n/words';
import { watchOf } from '@/lib/playback/watch-address';
import { watchMetadata } from '@/lib/playback/watch-metadata';
import { videoGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';
import { currentFace } from '@/lib/sites/current';
import { ClosedTitle } from '../../../_parts/ClosedTitle';

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
  const { locale } = await currentFace();
  const address = await watchOf(await params);
  if (address.kind !== 'play') {
    return (
      <div data-no-player="">
        <NowPlaying page={null} />
        <ClosedTitle answer={address} words={wordsOf(locale)} />
      </div>
    );
  }
  const { page, about, name: title } = address;
  const { age, background: image, canonical } = page;
  return (
    <>
      <JsonLd graph={videoGraph({ ...about, title, age, image }, canonical, await absoluteHere())} />
      <h1>
        <VisuallyHidden>{page.title}</VisuallyHidden>
      </h1>
      <KeepLibrary />
      <NowPlaying page={page} />
    </>
  );
}
