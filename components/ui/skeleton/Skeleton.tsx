import { clsx } from 'clsx';
import styles from './skeleton.module.scss';

interface Props {
  className?: string;
}

/** A grey placeholder; the class sets its size. */
export function Skeleton({ className }: Props) {
  return <span aria-hidden="true" className={clsx(styles.skeleton, className)} />;
}
