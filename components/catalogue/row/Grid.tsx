import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import { type RowFit, rowLook } from '@/lib/rules/catalogue/row-layout';
import styles from './grid.module.scss';

interface Props {
  template: string;
  label: string;
  /** The page is about these tiles: on a television the focus begins at the first one (docs/TELEVISION.md). */
  isMain?: boolean;
  children: ReactNode;
}

const columns: Record<RowFit, string | undefined> = {
  v: styles.v,
  h: styles.h,
  top: styles.top,
  person: styles.v,
  channel: styles.channel,
  packet: styles.packet,
  button: styles.button,
};

/** All tiles of a row on its page. */
export function Grid({ template, label, isMain = false, children }: Props) {
  return (
    <ul
      className={clsx(styles.grid, columns[rowLook(template).fit])}
      aria-label={label}
      data-grid=""
      data-begins={isMain ? '' : undefined}
    >
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
