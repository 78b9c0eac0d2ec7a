import type { ReactNode } from 'react';
import { WatchViewer } from '@/components/watch/WatchViewer';
import { wordsOf } from '@/lib/i18n/words';
import { stageWords } from '@/lib/playback/stage-words';
import { currentFace } from '@/lib/sites/current';

/** The player stands here and not in the page: it stays, also in full screen, while titles change. */
export default async function WatchLayout({ children }: { children: ReactNode }) {
  const { locale } = await currentFace();
  return (
    <WatchViewer locale={locale} labels={{ ...stageWords(locale), about: wordsOf(locale).watch.about }}>
      {children}
    </WatchViewer>
  );
}
