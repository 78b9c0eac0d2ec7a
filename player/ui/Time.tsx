'use client';

import { clockLength } from '@/lib/shared/clock-length';
import { clockTime } from '../core/format';
import { useKey, usePlayerContext, useTimeline } from './context';
import styles from './controls.module.scss';

/** Programmes are announced in whole minutes, but start up to four seconds earlier in the stream. */
const wholeMinute = (seconds: number) => Math.round(seconds / 60) * 60;

/** A film shows its minutes; a broadcast shows the clock and the end of the programme. */
export function Time() {
  const { locale, timeZone } = usePlayerContext();
  const { origin, position, length } = useTimeline();
  const date = useKey('date');
  const kind = useKey('source')?.kind;
  const clock = { locale, timeZone };
  if (origin !== null) {
    return (
      <span className={styles.time}>
        {clockTime(origin + position, { ...clock, seconds: true })}
        <span className={styles.until}> / {clockTime(wholeMinute(origin + length), clock)}</span>
      </span>
    );
  }
  if (date !== null)
    return <span className={styles.time}>{clockTime(date, { ...clock, seconds: true })}</span>;
  // A broadcast without a date has no clock yet.
  if (length === 0 || kind !== 'vod') return null;
  return (
    <span className={styles.time}>
      {clockLength(position)}
      <span className={styles.total}> / {clockLength(length)}</span>
    </span>
  );
}
