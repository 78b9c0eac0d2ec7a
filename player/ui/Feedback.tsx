'use client';

import { PauseIcon, PlayIcon } from '@/components/ui/icon/playback';
import { unitText } from '@/lib/shared/i18n/unit-text';
import { useKey, usePlayerContext } from './context';
import styles from './feedback.module.scss';
import { SkipBackIcon, SkipForwardIcon, VolumeIcon } from './icons';
import { useFeedbackWords } from './use-feedback-words';

/** The answer of the picture to a key or a tap: what it changed. `Status` says it to screen readers. */
export function Feedback() {
  const { locale } = usePlayerContext();
  const feedback = useKey('feedback');
  const paused = useKey('paused');
  const volume = useKey('volume');
  const muted = useKey('muted');
  const words = useFeedbackWords();
  if (!feedback) return null;
  const { kind, id, skipped } = feedback;
  if (kind === 'play') {
    return (
      <span key={id} className={styles.pulse} data-testid="player-feedback" aria-hidden="true">
        {paused ? <PauseIcon size="lg" /> : <PlayIcon size="lg" />}
      </span>
    );
  }
  if (kind === 'skip') {
    const seconds = Math.abs(skipped);
    const side = skipped < 0 ? 'left' : 'right';
    return (
      <span className={styles.skip} data-side={side} data-testid="player-feedback" aria-hidden="true">
        {skipped < 0 ? <SkipBackIcon size="lg" /> : <SkipForwardIcon size="lg" />}
        {unitText(seconds, locale, { unit: 'second', unitDisplay: 'short' })}
      </span>
    );
  }
  const level = muted || volume === 0 ? 'off' : volume < 0.5 ? 'low' : 'high';
  return (
    <span className={styles.bubble} data-testid="player-feedback" aria-hidden="true">
      {kind === 'volume' && <VolumeIcon level={level} />}
      {words}
    </span>
  );
}
