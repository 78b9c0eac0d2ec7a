import { clsx } from 'clsx';
import styles from './skeleton.module.scss';

interface Props {
  className?: string;
}

/** A grey place of the size of what is coming; the class gives the size. */
export function Skeleton({ className }: Props) {
  return <span aria-hidden="true" className={clsx(styles.skeleton, className)} />;
}
