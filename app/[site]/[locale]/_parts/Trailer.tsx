import { TrailerStage } from '@/components/watch/TrailerStage';
import { stageWords } from '@/lib/server/playback/stage-words';
import type { Locale } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';

interface Props {
  id: string;
  locale: Locale;
  isOverlay: boolean;
}

/** A trailer with its controls, as its own page or as an overlay. */
export function Trailer({ id, locale, isOverlay }: Props) {
  const { errors, catalogue, watch } = wordsOf(locale);
  return (
    <TrailerStage
      trailerId={id}
      isOverlay={isOverlay}
      locale={locale}
      labels={{
        ...stageWords(locale),
        title: catalogue.page.trailer,
        about: watch.about,
        home: errors.home,
      }}
    />
  );
}
