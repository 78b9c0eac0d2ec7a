import styles from './spinner.module.scss';

interface Props {
  label: string;
}

/** Waiting for an unknown time. */
export function Spinner({ label }: Props) {
  return <span role="status" aria-label={label} className={styles.spinner} />;
}
