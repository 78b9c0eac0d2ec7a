import type { ReactNode } from 'react';
import { WatchViewer } from '@/components/watch/WatchViewer';
import { castSettings } from '@/lib/server/playback/cast-settings';
import { stageWords } from '@/lib/server/playback/stage-words';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

/**
 * The player is in the layout and not in the page, so that it stays, also in full screen, when the title
 * changes.
 */
export default async function WatchLayout({ children }: { children: ReactNode }) {
  const { locale, context } = await currentSiteContext();
  const { watch, catalogue } = wordsOf(locale);
  const { about, similar } = watch;
  const episodeName = catalogue.page.suffix;
  return (
    <WatchViewer
      locale={locale}
      labels={{ ...stageWords(locale), about, similar, episodeName }}
      cast={castSettings()}
      hasShare={context.hasShare}
    >
      {children}
    </WatchViewer>
  );
}
