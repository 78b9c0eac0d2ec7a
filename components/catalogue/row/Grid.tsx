import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import { type RowFit, rowLook } from '@/lib/rules/catalogue/row-layout';
import styles from './grid.module.scss';

interface Props {
  template: string;
  label: string;
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
export function Grid({ template, label, children }: Props) {
  return (
    <ul className={clsx(styles.grid, columns[rowLook(template).fit])} aria-label={label}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
