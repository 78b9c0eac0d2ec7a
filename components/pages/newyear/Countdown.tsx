'use client';

import { useNow } from '@/lib/client/hooks/use-now';
import { untilNewYear } from '@/lib/rules/pages/new-year';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { inPlural, pluralForms } from '@/lib/shared/plural';
import styles from './countdown.module.scss';

interface Props {
  words: Messages['pages']['newyear'];
  /** BCP 47 tag of the page. */
  locale: string;
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Spec 2 §1: a countdown to the end of the year. The page is stored, so the clock starts in the browser. */
export function Countdown({ words, locale }: Props) {
  const now = useNow(1);
  const left = now === null ? null : untilNewYear(now);
  if (left?.isHere) return <p className={styles.here}>{words.here}</p>;
  const remaining = left && {
    days: `${left.days} ${inPlural(words.days, left.days, locale)}`,
    hours: `${left.hours} ${inPlural(words.hours, left.hours, locale)}`,
    minutes: `${left.minutes} ${inPlural(words.minutes, left.minutes, locale)}`,
  };
  return (
    // Announced once and without seconds, because a timer that speaks every second drowns out everything else.
    <div role="timer" aria-live="off" aria-label={remaining ? fill(words.left, remaining) : words.title}>
      <ol className={styles.clock} aria-hidden="true">
        {UNITS.map((unit) => (
          <li key={unit} className={styles.part}>
            <span className={styles.value}>{left ? String(left[unit]).padStart(2, '0') : '–'}</span>
            <span className={styles.unit}>
              {/* All plural forms reserve their space, so that a change of the word causes no layout shift. */}
              {pluralForms(words[unit]).map((form) => (
                <span key={form} data-now={isForm(form, words[unit], left?.[unit], locale) ? '' : undefined}>
                  {form}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Before the clock starts the word is in its form for zero. */
function isForm(form: string, message: string, count: number | undefined, locale: string): boolean {
  return form === inPlural(message, count ?? 0, locale);
}
