'use client';

import { clockLength, clockTime } from '../core/format';
import { useFace, useKey, useTimeline } from './context';
import styles from './controls.module.scss';

/** A film counts its minutes; a broadcast shows the clock and when the programme ends. */
export function Time() {
  const { locale, timeZone } = useFace();
  const { origin, position, length } = useTimeline();
  const date = useKey('date');
  const clock = { locale, timeZone };
  if (origin !== null) {
    return (
      <span className={styles.time}>
        {clockTime(origin + position, { ...clock, seconds: true })} / {clockTime(origin + length, clock)}
      </span>
    );
  }
  if (date !== null)
    return <span className={styles.time}>{clockTime(date, { ...clock, seconds: true })}</span>;
  if (length === 0) return null;
  return (
    <span className={styles.time}>
      {clockLength(position)} / {clockLength(length)}
    </span>
  );
}
