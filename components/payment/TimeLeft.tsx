'use client';

import { useCountdown } from '@/lib/client/hooks/use-countdown';
import { fill } from '@/lib/shared/i18n/fill';
import type { PaymentWords } from './PaymentDialog';
import styles from './payment.module.scss';

/** How long a payment can still be made. @param props.until Unix milliseconds by the clock of this device (`byThisClock`) */
export function TimeLeft({ until, words }: { until: number; words: PaymentWords }) {
  const left = useCountdown(until);
  if (left === 0) return <p className={styles.time}>{words.expired}</p>;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  // No live region, because screen readers would announce the time every second.
  return <p className={styles.time}>{fill(words.timeLeft, { time })}</p>;
}
