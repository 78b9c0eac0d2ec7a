'use client';

import { LinkButton } from '@/components/ui/button/LinkButton';
import { OutsideLinks } from '@/components/ui/link/OutsideLinks';
import type { GateLabels } from '@/components/ui/poster/PlaybackGate';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import type { RefusalWords } from '@/lib/rules/playback/refusal';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import type { PlayerLabels } from '@/player';
import { TitlePlayer } from './TitlePlayer';
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
  const playback = useTitlePlayback(page, labels);
  const wayOn = (
    <LinkButton href={page.canonical} variant="secondary" size="sm">
      {labels.watchHere}
    </LinkButton>
  );
  return (
    <OutsideLinks className={styles.stage}>
      <RootMark mark="stage" />
      <TitlePlayer
        {...{ playback, labels, locale, wayOn }}
        title={page.title}
        subtitle={page.subtitle ?? undefined}
        background={page.background}
        className={styles.fill}
        actions={wayOn}
        remoteOrigins={origins}
      />
    </OutsideLinks>
  );
}
