import type { CSSProperties, ReactNode, RefObject } from 'react';
import { LIST_ROW_REM } from '@/lib/rules/guide/constants';
import styles from './list.module.scss';

interface Props {
  total: number;
  label: string;
  list?: RefObject<HTMLUListElement | null>;
  children: ReactNode;
}

/** The parts of the list around its rows, shared by server and browser. */
export function ListFrame({ total, label, list, children }: Props) {
  const size = { '--row': `${LIST_ROW_REM}rem`, '--rows': total } as CSSProperties;
  return (
    <ul ref={list} className={styles.list} style={size} aria-label={label}>
      {children}
    </ul>
  );
}
