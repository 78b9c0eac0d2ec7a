import { clsx } from 'clsx';
import type { CSSProperties, Ref } from 'react';
import styles from './progress.module.scss';

interface Props {
  /** 0…100. */
  percent: number;
  /** Filled label, such as "40% watched". */
  label: string;
  tone?: 'accent' | 'live';
  className?: string;
  ref?: Ref<HTMLSpanElement>;
}

/** A progress bar; the value is information, not a control. */
export function ProgressBar({ percent, label, tone = 'accent', className, ref }: Props) {
  const share = Math.min(100, Math.max(0, percent));
  return (
    <span
      ref={ref}
      role="img"
      aria-label={label}
      className={clsx(styles.bar, styles[tone], className)}
      style={{ '--share': share / 100 } as CSSProperties}
    />
  );
}
