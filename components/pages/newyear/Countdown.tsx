'use client';

import { fill } from '@/components/ui/fill';
import type { Messages } from '@/lib/i18n/dictionaries';
import { untilNewYear } from '@/lib/pages/new-year';
import { useNow } from '@/lib/use-now';
import styles from './countdown.module.scss';

interface Props {
  words: Messages['pages']['newyear'];
}

/** Spec 2 §1: a countdown to year end. The page is stored, so the clock begins in the browser. */
export function Countdown({ words }: Props) {
  const now = useNow(1);
  const left = now === null ? null : untilNewYear(now);
  if (left?.isHere) return <p className={styles.here}>{words.here}</p>;
  const parts = (['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => ({
    unit,
    value: left ? String(left[unit]).padStart(2, '0') : '–',
  }));
  return (
    // Announced once, without the seconds: a timer that speaks every second drowns everything else.
    <div
      role="timer"
      aria-live="off"
      aria-label={left ? fill(words.left, { ...left, isHere: '' }) : words.title}
    >
      <ol className={styles.clock} aria-hidden="true">
        {parts.map(({ unit, value }) => (
          <li key={unit} className={styles.part}>
            <span className={styles.value}>{value}</span>
            <span className={styles.unit}>{words[unit]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
