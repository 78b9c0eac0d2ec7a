import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './icon.module.scss';

export interface GlyphProps {
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

type Props = GlyphProps & { children: ReactNode; isSolid?: boolean };

/** The frame of every icon. Icons are decoration; the control around them has the name. */
export function Glyph({ size = 'md', isSolid = false, className, children }: Props) {
  return (
    <svg
      className={clsx(styles.icon, styles[size], isSolid && styles.solid, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
