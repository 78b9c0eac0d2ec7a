import styles from './badge.module.scss';

interface Props {
  label: string;
}

/** The only red element of a page. */
export function LiveBadge({ label }: Props) {
  return <span className={styles.live}>{label}</span>;
}
