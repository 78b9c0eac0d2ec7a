import type { Metadata } from 'next';
import { KeepLibrary } from '@/components/catalogue/content/KeepLibrary';
import { EarlyCalls } from '@/components/shell/EarlyCalls';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import { NowPlaying } from '@/components/watch/NowPlaying';
import { contentLocales } from '@/lib/server/catalogue/content-locales';
import { titleCalls } from '@/lib/server/playback/early-calls';
import { watchOf } from '@/lib/server/playback/watch-address';
import { watchMetadata } from '@/lib/server/playback/watch-metadata';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { videoGraph } from '@/lib/server/structured-data/pages';
import { wordsOf } from '@/lib/shared/i18n/words';
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
  const { locale } = await currentSiteContext();
  const address = await watchOf(await params);
  if (address.kind !== 'play') {
    return (
      <div data-no-player="">
        <RootMark mark="no-player" />
        <NowPlaying page={null} />
        <ClosedTitle answer={address} words={wordsOf(locale)} />
      </div>
    );
  }
  const { page, about, name: title } = address;
  const { age, background: image, canonical, contentId } = page;
  const locales = await contentLocales(contentId, canonical);
  const absolute = await absoluteUrlsOfSite({ path: canonical, locales });
  return (
    <>
      <EarlyCalls
        calls={titleCalls(page)}
        plays={{ kind: 'content', contentId, libraryId: page.libraryId }}
      />
      <JsonLd graph={videoGraph({ ...about, title, age, image }, canonical, absolute)} />
      <h1>
        <VisuallyHidden>{page.title}</VisuallyHidden>
      </h1>
      <KeepLibrary />
      <NowPlaying page={page} />
    </>
  );
}
