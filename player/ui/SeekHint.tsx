'use client';

import { clockLength } from '@/lib/shared/clock-length';
import { chapterAt } from '../core/chapters';
import { clockTime } from '../core/format';
import type { Timeline } from '../core/time/timeline';
import { useKey, usePlayerContext } from './context';
import styles from './seek.module.scss';

/** Time and picture of the second under the pointer or of the drag. */
export function SeekHint({ line, at }: { line: Timeline; at: number | null }) {
  const { locale, timeZone } = usePlayerContext();
  const preview = useKey('preview');
  const thumbnail = useKey('thumbnail');
  const chapters = useKey('chapters');
  const second = at ?? preview;
  if (second === null) return null;
  const within = Math.min(second, line.reach);
  const chapter = line.origin === null ? chapterAt(chapters, within) : null;
  return (
    <div
      className={styles.hint}
      data-testid="player-hint"
      style={{ '--at': within / (line.length || 1) } as React.CSSProperties}
      aria-hidden="true"
    >
      {thumbnail && <img className={styles.thumbnail} src={thumbnail} alt="" />}
      {chapter && <span className={styles.hintChapter}>{chapter.title}</span>}
      <span className={styles.hintTime}>
        {line.origin === null
          ? clockLength(within)
          : clockTime(line.origin + within, { locale, timeZone, seconds: true })}
      </span>
    </div>
  );
}
