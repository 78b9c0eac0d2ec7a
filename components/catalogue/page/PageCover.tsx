import type { ReactNode } from 'react';
import type { Library } from '@/lib/platform/resources/libraries';
import { Scrimmed } from '../scrim/Scrimmed';
import styles from './cover.module.scss';

interface Props {
  library: Library | null;
  /** The heading of the page. */
  children: ReactNode;
}

/** The heading of a library page over its cover, in its colours (spec 2 §3 "Library"); other pages have no cover. */
export function LibraryCover({ library, children }: Props) {
  if (!library?.background) return children;
  return (
    <Scrimmed
      as="div"
      picture={library.background}
      color={library.color}
      className={styles.cover}
      artClassName={styles.art}
    >
      <div className={styles.words}>{children}</div>
    </Scrimmed>
  );
}
