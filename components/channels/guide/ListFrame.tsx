import type { CSSProperties, ReactNode, RefObject } from 'react';
import { LIST_ROW_REM } from '@/lib/rules/guide/constants';
import styles from './list.module.scss';

interface Props {
  total: number;
  label: string;
  list?: RefObject<HTMLUListElement | null>;
  children: ReactNode;
}

/** What the list has around its rows, the same in the first screen of the server and in the browser. */
export function ListFrame({ total, label, list, children }: Props) {
  const size = { '--row': `${LIST_ROW_REM}rem`, '--rows': total } as CSSProperties;
  return (
    <ul ref={list} className={styles.list} style={size} aria-label={label}>
      {children}
    </ul>
  );
}
