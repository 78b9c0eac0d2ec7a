import type { CSSProperties } from 'react';
import { fill } from '@/lib/shared/i18n/fill';
import { IconButton } from '../button/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/arrows';
import { PauseIcon, PlayIcon } from '../icon/playback';
import styles from './carousel.module.scss';

export interface CarouselLabels {
  region: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** "Slide {number} of {total}". */
  slide: string;
}

interface Props {
  labels: CarouselLabels;
  index: number;
  count: number;
  seconds: number;
  isRotating: boolean;
  isStopped: boolean;
  onToggle: () => void;
  onGo: (index: number) => void;
}

/** The button that stops the slides is first in tab order (ARIA carousel pattern). */
export function CarouselControls({
  labels,
  index,
  count,
  seconds,
  isRotating,
  isStopped,
  onToggle,
  onGo,
}: Props) {
  const timing = { '--slide-time': `${seconds}s` } as CSSProperties;
  return (
    <div className={styles.controls} style={timing} data-rotating={isRotating || undefined}>
      <IconButton label={isStopped ? labels.play : labels.pause} size="sm" variant="quiet" onClick={onToggle}>
        {isStopped ? <PlayIcon size="sm" /> : <PauseIcon size="sm" />}
      </IconButton>
      <div className={styles.marks}>
        {Array.from({ length: count }, (_, position) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position.
            key={position}
            type="button"
            className={styles.mark}
            aria-label={fill(labels.slide, { number: position + 1, total: count })}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onGo(position)}
          />
        ))}
      </div>
      <IconButton label={labels.previous} size="sm" className={styles.arrow} onClick={() => onGo(index - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton label={labels.next} size="sm" className={styles.arrow} onClick={() => onGo(index + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}
