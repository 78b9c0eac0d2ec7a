import type { Money } from '@/lib/shared/money';
import styles from './payment.module.scss';
import { sumText } from './terms';

/** The amount that is paid, and what for. */
export function Due({ amount, what }: { amount: Money; what?: string | null }) {
  const sum = sumText(amount);
  if (!sum && !what) return null;
  return (
    <p className={styles.due}>
      {sum ? <strong className={styles.sum}>{sum}</strong> : null}
      {what ? <span className={styles.what}>{what}</span> : null}
    </p>
  );
}
