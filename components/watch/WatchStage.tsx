'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { type GateLabels, PlaybackGate } from '@/components/ui/poster/PlaybackGate';
import type { RefusalWords } from '@/lib/rules/playback/refusal';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import { routes } from '@/lib/shared/routes';
import { Player, type PlayerLabels, preloadPlayer } from '@/player';
import { leaveTitle } from './leave-title';
import { useTitlePlayback } from './use-title-playback';
import styles from './watch.module.scss';

interface Props {
  /** Null until the page has set its title. */
  page: WatchPage | null;
  labels: RefusalWords & GateLabels & { player: PlayerLabels; about: string };
  locale: string;
}

/** Plays a film or episode: resumes at the stored position and reports it. */
export function WatchStage({ page, labels, locale }: Props) {
  const router = useRouter();
  const { source, gate, retry, report } = useTitlePlayback(page, labels);
  const title = page?.title ?? '';
  const subtitle = page?.subtitle ?? undefined;
  const background = page?.background ?? null;
  const contentHref = page?.contentHref ?? routes.home();
  useEffect(() => preloadPlayer(), []);

  const wayOn = <LinkButton href={contentHref}>{labels.about}</LinkButton>;
  if (gate) {
    return (
      <PlaybackGate {...{ gate, labels }} art={background} className={styles.stage}>
        {wayOn}
      </PlaybackGate>
    );
  }
  const next = page?.nextHref ?? null;
  return (
    <div className={styles.stage}>
      <Player
        source={source}
        title={title}
        subtitle={subtitle}
        labels={labels.player}
        locale={locale}
        isFilling
        autoPlay
        wayOn={wayOn}
        onClose={() => leaveTitle(contentHref)}
        onNext={next === null ? undefined : () => router.push(next)}
        // Spec 2 §4 "End of a programme": the next episode loads once.
        onNearEnd={() => next !== null && router.prefetch(next)}
        // Continuing without a press adds no history entry: back leads to the page before playback.
        onEnded={() => next !== null && router.replace(next)}
        onRetry={retry}
        onPosition={report}
        media={{ title, artist: subtitle, artwork: background ?? undefined }}
      />
    </div>
  );
}
