import { clockLength } from '@/lib/shared/clock-length';
import styles from './ad.module.scss';

interface Props {
  name: string;
  /** Seconds; null or NaN while they are not known. */
  left: number | null;
}

/** What plays in the place of the content, and for how long. */
export function AdName({ name, left }: Props) {
  return (
    <p className={styles.name}>
      {name}
      {left !== null && left >= 0 && <span aria-hidden="true"> · {clockLength(Math.ceil(left))}</span>}
    </p>
  );
}
