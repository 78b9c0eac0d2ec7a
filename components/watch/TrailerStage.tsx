'use client';

import { useCallback, useState } from 'react';
import type { GateLabels } from '@/components/ui/poster/PlaybackGate';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import { usePlayback } from '@/lib/client/playback/use-playback';
import type { Stream } from '@/lib/platform/resources/streams';
import { type Playable, playableKey } from '@/lib/rules/playback/playable';
import type { RefusalWords } from '@/lib/rules/playback/refusal';
import { isSlug } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';
import type { PlayerLabels, PlayerSource } from '@/player';
import { LeavingLink } from './LeavingLink';
import { leaveTitle } from './leave-title';
import { TitlePlayer } from './TitlePlayer';
import styles from './watch.module.scss';

interface Props {
  trailerId: string;
  /** True over another page, which has its own close button. */
  isOverlay: boolean;
  labels: RefusalWords & GateLabels & { player: PlayerLabels; title: string; about: string; home: string };
  locale: string;
}

/** Plays a trailer without offers and without storing the position. */
export function TrailerStage({ trailerId, isOverlay, labels, locale }: Props) {
  const [back] = useState(titleOfAddress);
  const playable: Playable = { kind: 'trailer', trailerId };
  const key = playableKey(playable);
  const playback = usePlayback({
    playable,
    title: labels.title,
    toSource: useCallback(
      ({ hls, dash, playlists, drm }: Stream): PlayerSource => ({
        key,
        kind: 'vod',
        isTrailer: true,
        hls,
        dash,
        playlists,
        drm,
      }),
      [key],
    ),
    words: labels,
  });
  const wayOn = <LeavingLink href={back ?? routes.home()}>{back ? labels.about : labels.home}</LeavingLink>;
  return (
    <>
      {isOverlay ? null : <RootMark mark="stage" />}
      <TitlePlayer
        {...{ playback, labels, locale, wayOn }}
        title={labels.title}
        isOver={isOverlay}
        className={isOverlay ? styles.trailer : styles.stage}
        onClose={isOverlay ? undefined : () => leaveTitle(back ?? routes.home())}
      />
    </>
  );
}

/** The title of the link, because the answer of the platform does not contain it. */
function titleOfAddress(): string | null {
  if (typeof window === 'undefined') return null;
  const of = new URLSearchParams(location.search).get('of');
  return of && isSlug(of) ? routes.content(of) : null;
}
