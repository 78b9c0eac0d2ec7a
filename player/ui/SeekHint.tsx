'use client';

import { clockLength } from '@/lib/shared/clock-length';
import { clockTime } from '../core/format';
import type { Timeline } from '../core/time/timeline';
import { useKey, usePlayerContext } from './context';
import styles from './seek.module.scss';

/** Time and picture of the second under the pointer or of the drag. */
export function SeekHint({ line, at }: { line: Timeline; at: number | null }) {
  const { locale, timeZone } = usePlayerContext();
  const preview = useKey('preview');
  const thumbnail = useKey('thumbnail');
  const second = at ?? preview;
  if (second === null) return null;
  const within = Math.min(second, line.reach);
  return (
    <div
      className={styles.hint}
      data-testid="player-hint"
      style={{ '--at': within / (line.length || 1) } as React.CSSProperties}
      aria-hidden="true"
    >
      {thumbnail && <img className={styles.thumbnail} src={thumbnail} alt="" />}
      <span className={styles.hintTime}>
        {line.origin === null
          ? clockLength(within)
          : clockTime(line.origin + within, { locale, timeZone, seconds: true })}
      </span>
    </div>
  );
}
