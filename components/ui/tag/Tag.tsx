import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './tag.module.scss';

interface Props {
  /** `accent`: a benefit; `outline`: a mark such as an age limit; `plain`: text on glass. */
  tone?: 'accent' | 'outline' | 'plain';
  className?: string | undefined;
  children: ReactNode;
}

/** A short label for the content next to it. */
export function Tag({ tone = 'plain', className, children }: Props) {
  return <span className={clsx(styles.tag, styles[tone], className)}>{children}</span>;
}
