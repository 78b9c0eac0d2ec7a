import type { ReactNode } from 'react';
import styles from './titled.module.scss';

interface Props {
  head: ReactNode;
  children?: ReactNode;
}

/** A title over rows or a grid, which have their own margins. */
export function Titled({ head, children }: Props) {
  return (
    <>
      <div className={styles.head}>{head}</div>
      {children}
    </>
  );
}
