'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { type GateLabels, PlaybackGate } from '@/components/ui/poster/PlaybackGate';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import type { Playback } from '@/lib/client/playback/use-playback';
import {
  type Carried,
  type PlayerLabels,
  type PlayerProps,
  type PlayerSource,
  preloadEngine,
} from '@/player';
import { Player } from '@/player/page';
import styles from './watch.module.scss';

type OfPlayback =
  | 'source'
  | 'labels'
  | 'media'
  | 'isFilling'
  | 'autoPlay'
  | 'onRetry'
  | 'onPosition'
  | 'carried'
  | 'mayResume';

interface Props extends Omit<PlayerProps, OfPlayback | 'className'> {
  playback: Playback<PlayerSource>;
  labels: GateLabels & { player: PlayerLabels };
  /** The picture of the title, behind the PIN request and on the lock screen of the device. */
  background?: string | null;
  wayOn: ReactNode;
  /** The place of the player, and of what stands there when nothing plays. */
  className: string | undefined;
}

/** Plays a title, or says why it does not play. */
export function TitlePlayer({ playback, labels, background = null, className, ...player }: Props) {
  const { source, gate, retry, report, mayResume } = playback;
  const carried = useRef<Carried>(null);
  useEffect(() => preloadEngine(), []);
  if (gate) {
    const reason = (
      <PlaybackGate {...{ gate, labels, className }} art={background}>
        {player.wayOn}
      </PlaybackGate>
    );
    if (gate.kind !== 'refused' || player.isOver) return reason;
    return (
      <div className={styles.refused}>
        {/* The header comes back, because nothing covers the page. */}
        <RootMark mark="no-player" />
        <p className={styles.name}>{player.title}</p>
        {reason}
      </div>
    );
  }
  return (
    <div className={className}>
      <Player
        {...player}
        carried={carried}
        source={source}
        labels={labels.player}
        isFilling
        autoPlay
        onRetry={retry}
        onPosition={report}
        mayResume={mayResume}
        media={{ title: player.title, artist: player.subtitle, artwork: background ?? undefined }}
      />
    </div>
  );
}
