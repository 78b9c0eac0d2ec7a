import { clsx } from 'clsx';
import styles from './failure.module.scss';

interface Props {
  /** Null without a failure. */
  text: string | null;
  className?: string;
}

/** The reason of a failure, shown next to the pressed control. */
export function Failure({ text, className }: Props) {
  if (!text) return null;
  return (
    <p role="alert" className={clsx(styles.failure, className)}>
      {text}
    </p>
  );
}
