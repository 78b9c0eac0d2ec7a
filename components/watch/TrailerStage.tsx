'use client';

import { useEffect, useMemo, useState } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { AlertState } from '@/components/ui/empty/AlertState';
import { playableKey, useStream } from '@/lib/client/playback/use-stream';
import { refusalOf } from '@/lib/rules/playback/refusal';
import { isSlug } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';
import { Player, type PlayerLabels, type PlayerSource, preloadPlayer } from '@/player';
import { leavePlayer } from './leave';
import styles from './watch.module.scss';

interface Props {
  trailerId: string;
  /** Over another page, whose own button closes it; alone it brings one. */
  isOverlay: boolean;
  labels: {
    player: PlayerLabels;
    title: string;
    about: string;
    home: string;
    refused: string;
    unavailable: string;
    retry: string;
  };
  locale: string;
}

/** Plays a trailer. It is an advertisement itself: nothing is bought, nothing is remembered. */
export function TrailerStage({ trailerId, isOverlay, labels, locale }: Props) {
  const { stream, error, retry } = useStream({ kind: 'trailer', trailerId });
  const [back] = useState(titleOfAddress);
  useEffect(() => preloadPlayer(), []);

  const source = useMemo<PlayerSource | null>(
    () =>
      stream && {
        key: playableKey({ kind: 'trailer', trailerId }),
        kind: 'vod',
        hls: stream.hls,
        dash: stream.dash,
        drm: stream.drm,
      },
    [stream, trailerId],
  );
  const wayOn = <LinkButton href={back ?? routes.home()}>{back ? labels.about : labels.home}</LinkButton>;
  if (error) {
    const { title, text, mayRetry } = refusalOf(error, labels);
    return (
      <AlertState title={title} text={text} retry={mayRetry ? { label: labels.retry, onRetry: retry } : null}>
        {wayOn}
      </AlertState>
    );
  }
  return (
    <div className={isOverlay ? styles.trailer : styles.stage}>
      <Player
        source={source}
        title={labels.title}
        labels={labels.player}
        locale={locale}
        isFilling
        autoPlay
        wayOn={wayOn}
        onRetry={retry}
        onClose={isOverlay ? undefined : () => leavePlayer(back ?? routes.home())}
      />
    </div>
  );
}

/** The title that the link came from: the platform's answer does not name it. */
function titleOfAddress(): string | null {
  if (typeof window === 'undefined') return null;
  const of = new URLSearchParams(location.search).get('of');
  return of && isSlug(of) ? routes.content(of) : null;
}
