'use client';

import { type ReactNode, useMemo } from 'react';
import { Centre, UnmuteOffer, Waiting } from './Centre';
import { Controls } from './Controls';
import { PlayerContext, type PlayerContextValue, useKey, usePlayerContext } from './context';
import { ErrorPanel } from './ErrorPanel';
import { FromStartOffer } from './FromStartOffer';
import { LiveOffer } from './LiveOffer';
import styles from './player.module.scss';
import { Status } from './Status';
import { Top, type TopProps } from './Top';

export interface PlayerViewProps extends PlayerContextValue, TopProps {
  onNext?(): void;
  wayOn?: ReactNode;
}

/** All controls over the picture, for any player core. */
export function PlayerView({ player, labels, locale, timeZone, onNext, wayOn, ...top }: PlayerViewProps) {
  const context = useMemo(() => ({ player, labels, locale, timeZone }), [player, labels, locale, timeZone]);
  return (
    <PlayerContext value={context}>
      <ErrorPanel wayOn={wayOn} />
      <AutoHidden>
        <Top {...top} />
        <WhilePlayable>
          <Centre />
          <Controls onNext={onNext} />
        </WhilePlayable>
      </AutoHidden>
      <Waiting />
      <div className={styles.offers}>
        <UnmuteOffer />
        <FromStartOffer />
        <LiveOffer />
      </div>
      <Elsewhere />
      <Status />
    </PlayerContext>
  );
}

/** Shows and hides the controls. */
function AutoHidden({ children }: { children: ReactNode }) {
  const isVisible = useKey('controlsVisible');
  return (
    <div className={styles.scrim} data-visible={isVisible}>
      {children}
    </div>
  );
}

/** A failed stream has no controls except the way back. */
function WhilePlayable({ children }: { children: ReactNode }) {
  return useKey('error') ? null : children;
}

function Elsewhere() {
  const { labels } = usePlayerContext();
  if (useKey('pip') !== 'document') return null;
  return <p className={styles.elsewhere}>{labels.pipElsewhere}</p>;
}
