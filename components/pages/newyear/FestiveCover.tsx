import type { ReactNode } from 'react';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import { FestiveArt } from './FestiveArt';
import styles from './festive-cover.module.scss';

interface Props {
  /** The heading of the page. */
  children: ReactNode;
}

/** The top of the New Year page: a city that celebrates, from edge to edge and under the header. */
export function FestiveCover({ children }: Props) {
  return (
    <div className={styles.cover}>
      <FestiveArt className={styles.art} />
      <div className={styles.words}>{children}</div>
      <RootMark mark="under-header" />
    </div>
  );
}
