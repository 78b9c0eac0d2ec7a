import { clsx } from 'clsx';
import styles from './form.module.scss';

interface Props {
  /** Null while nothing has failed. */
  text: string | null;
  className?: string;
}

/** Why something that was pressed did not happen, beside what was pressed. */
export function Failure({ text, className }: Props) {
  if (!text) return null;
  return (
    <p role="alert" className={clsx(styles.failure, className)}>
      {text}
    </p>
  );
}
