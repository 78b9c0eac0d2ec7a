'use client';

import { useEffect } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { OutsideLinks } from '@/components/ui/link/OutsideLinks';
import { type GateLabels, PlaybackGate } from '@/components/ui/poster/PlaybackGate';
import type { RefusalWords } from '@/lib/rules/playback/refusal';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import { Player, type PlayerLabels, preloadPlayer } from '@/player';
import { useTitlePlayback } from './use-title-playback';
import styles from './watch.module.scss';

interface Props {
  page: WatchPage;
  labels: RefusalWords & GateLabels & { player: PlayerLabels; watchHere: string };
  locale: string;
  /** Pages of these origins may control the player. */
  origins: readonly string[];
}

/** The player of a title on another site: no search, no similar titles, nothing that leads away by itself. */
export function EmbedStage({ page, labels, locale, origins }: Props) {
  const { source, gate, retry, report } = useTitlePlayback(page, labels);
  const { title, background } = page;
  const subtitle = page.subtitle ?? undefined;
  useEffect(() => preloadPlayer(), []);

  const wayOn = (
    <LinkButton href={page.canonical} variant="secondary" size="sm">
      {labels.watchHere}
    </LinkButton>
  );
  return (
    <OutsideLinks className={styles.stage}>
      {gate ? (
        <PlaybackGate {...{ gate, labels }} art={background} className={styles.fill}>
          {wayOn}
        </PlaybackGate>
      ) : (
        <Player
          source={source}
          title={title}
          subtitle={subtitle}
          labels={labels.player}
          locale={locale}
          isFilling
          autoPlay
          wayOn={wayOn}
          actions={wayOn}
          remoteOrigins={origins}
          onRetry={retry}
          onPosition={report}
          media={{ title, artist: subtitle, artwork: background ?? undefined }}
        />
      )}
    </OutsideLinks>
  );
}
