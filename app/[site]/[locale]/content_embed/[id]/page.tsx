import type { Metadata } from 'next';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { OutsideLinks } from '@/components/ui/link/OutsideLinks';
import { EmbedStage } from '@/components/watch/EmbedStage';
import { stageWords } from '@/lib/server/playback/stage-words';
import { embedOf } from '@/lib/server/playback/watch-address';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { env } from '@/lib/shared/env';
import { wordsOf } from '@/lib/shared/i18n/words';
import { ClosedTitle } from '../../_parts/ClosedTitle';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = await embedOf(await params);
  return { title: address.kind === 'play' ? address.name : address.title, robots: NOT_INDEXED };
}

/** Spec 2 §2: the player of a title for other sites. */
export default async function ContentEmbedRoute({ params }: Props) {
  const { locale } = await currentSiteContext();
  const address = await embedOf(await params);
  const words = wordsOf(locale);
  if (address.kind !== 'play') {
    return (
      <OutsideLinks>
        <ClosedTitle answer={address} words={words} />
      </OutsideLinks>
    );
  }
  return (
    <>
      <h1>
        <VisuallyHidden>{address.name}</VisuallyHidden>
      </h1>
      <EmbedStage
        page={address.page}
        labels={{ ...stageWords(locale), watchHere: words.watch.watchHere }}
        locale={locale}
        origins={env().EMBED_ORIGINS}
      />
    </>
  );
}
