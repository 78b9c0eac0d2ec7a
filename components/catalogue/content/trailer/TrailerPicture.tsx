'use client';

import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { PauseIcon, PlayIcon } from '@/components/ui/icon/playback';
import { SoundIcon } from '@/components/ui/icon/sound';
import styles from './trailer.module.scss';
import { useBackdrop } from './use-backdrop';

export interface TrailerProps {
  trailerId: string;
  labels: { mute: string; unmute: string; pauseTrailer: string; playTrailer: string };
}

/** The trailer over the picture of the page: it starts muted and can be stopped (WCAG 2.2.2). */
export function TrailerPicture({ trailerId, labels }: TrailerProps) {
  const place = useRef<HTMLDivElement>(null);
  const { backdrop, isSeen } = useBackdrop(place, trailerId);
  const [isMuted, setMuted] = useState(true);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (!backdrop) return;
    const { media } = backdrop;
    media.muted = isMuted;
    if (isPaused) media.pause();
  }, [backdrop, isMuted, isPaused]);

  const toggle = () => {
    if (isPaused) backdrop?.media.play().catch(() => {});
    setPaused(!isPaused);
  };
  return (
    <>
      <div ref={place} className={styles.place} data-seen={isSeen || undefined} />
      {isSeen ? (
        <div className={styles.controls}>
          <IconButton label={isPaused ? labels.playTrailer : labels.pauseTrailer} onClick={toggle}>
            {isPaused ? <PlayIcon /> : <PauseIcon />}
          </IconButton>
          <IconButton label={isMuted ? labels.unmute : labels.mute} onClick={() => setMuted(!isMuted)}>
            <SoundIcon isMuted={isMuted} />
          </IconButton>
        </div>
      ) : null}
    </>
  );
}
