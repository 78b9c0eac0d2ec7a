import type { CSSProperties } from 'react';
import type { ScheduleDay } from '@/lib/rules/channels/view';
import { SLOT_SECONDS } from '@/lib/rules/guide/constants';
import type { TimeSpan } from '@/lib/rules/guide/view';
import { clockOf, dayOf } from '@/lib/rules/schedule/days';
import { boundsOfDay } from '@/lib/rules/schedule/present-entries';
import styles from './grid.module.scss';

interface Props {
  /** The drawn part of it. */
  time: TimeSpan;
  origin: number;
  days: readonly ScheduleDay[];
}

/** Half hours over the grid. Every programme contains its own times, so this is hidden from screen readers. */
export function TimeRuler({ time, origin, days }: Props) {
  const slots: number[] = [];
  const first = Math.ceil(time.start / SLOT_SECONDS) * SLOT_SECONDS;
  for (let at = first; at < time.end; at += SLOT_SECONDS) slots.push(at);
  return (
    <div className={styles.ruler} aria-hidden="true">
      <span className={styles.corner} data-corner />
      {slots.map((at) => {
        const day = dayBeginningAt(at, days);
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

/** The name of the day that starts then; null at other hours. */
function dayBeginningAt(seconds: number, days: readonly ScheduleDay[]): string | null {
  const date = dayOf(seconds);
  if (boundsOfDay(date).start !== seconds) return null;
  return days.find((day) => day.date === date)?.label ?? null;
}
