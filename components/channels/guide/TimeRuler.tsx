import type { CSSProperties } from 'react';
import { SLOT_SECONDS } from '@/lib/guide/limits';
import type { TimeSpan } from '@/lib/guide/view';
import { clockOf } from '@/lib/schedule/days';
import styles from './grid.module.scss';

interface Props {
  /** What is drawn of it. */
  time: TimeSpan;
  origin: number;
  /** Names of days, by date. */
  dayOfMidnight(seconds: number): string | null;
}

/** Half hours over the grid. Every programme says its own times, so this is for the eye only. */
export function TimeRuler({ time, origin, dayOfMidnight }: Props) {
  const slots: number[] = [];
  const first = Math.ceil(time.start / SLOT_SECONDS) * SLOT_SECONDS;
  for (let at = first; at < time.end; at += SLOT_SECONDS) slots.push(at);
  return (
    <div className={styles.ruler} aria-hidden="true">
      <span className={styles.corner} data-corner />
      {slots.map((at) => {
        const day = dayOfMidnight(at);
        return (
          <span key={at} className={styles.slot} style={{ '--at': (at - origin) / 60 } as CSSProperties}>
            {clockOf(at)}
            {day ? <b className={styles.midnight}>{day}</b> : null}
          </span>
        );
      })}
    </div>
  );
}
