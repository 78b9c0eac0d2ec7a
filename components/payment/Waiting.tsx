import { Spinner } from '@/components/ui/spinner/Spinner';
import styles from './payment.module.scss';

/** What is waited for, in words that screen readers announce once. */
export function Waiting({ text }: { text: string }) {
  return (
    <p role="status" className={styles.status}>
      {text}
    </p>
  );
}

/** The same where nothing else is shown. */
export function WaitingAlone({ text }: { text: string }) {
  return (
    <div className={styles.outcome}>
      <Spinner label={text} />
      <p className={styles.text}>{text}</p>
    </div>
  );
}
