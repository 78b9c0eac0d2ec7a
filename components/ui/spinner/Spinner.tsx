import styles from './spinner.module.scss';

interface Props {
  /** Null beside words that say it. */
  label: string | null;
}

/** Waiting for an unknown time. */
export function Spinner({ label }: Props) {
  if (label === null) return <span aria-hidden className={styles.spinner} />;
  return <span role="status" aria-label={label} className={styles.spinner} />;
}
