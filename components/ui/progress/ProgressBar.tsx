import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import styles from './progress.module.scss';

interface Props {
  /** 0…100. */
  percent: number;
  /** "{percent} watched", already filled. */
  label: string;
  tone?: 'accent' | 'live';
  className?: string;
}

/** How far something is; the figure is a statement, not a control. */
export function ProgressBar({ percent, label, tone = 'accent', className }: Props) {
  const share = Math.min(100, Math.max(0, percent));
  return (
    <span
      role="img"
      aria-label={label}
      className={clsx(styles.bar, styles[tone], className)}
      style={{ '--share': share / 100 } as CSSProperties}
    />
  );
}
