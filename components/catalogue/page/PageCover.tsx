import type { ReactNode } from 'react';
import { Scrimmed } from '../scrim/Scrimmed';
import styles from './cover.module.scss';

interface Props {
  /** The picture and its colour, such as those of a library. */
  cover: { background: string | null; color: string | null } | null;
  /** The heading of the page. */
  children: ReactNode;
}

/** The heading of a page over a picture, in its colours (spec 2 §3 "Library"); other pages have no cover. */
export function PageCover({ cover, children }: Props) {
  if (!cover?.background) return children;
  return (
    <Scrimmed
      as="div"
      picture={cover.background}
      color={cover.color}
      className={styles.cover}
      artClassName={styles.art}
    >
      <div className={styles.words}>{children}</div>
    </Scrimmed>
  );
}
