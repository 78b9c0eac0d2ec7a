import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/Picture';
import { scrimFor } from '@/lib/catalogue/contrast';
import type { Library } from '@/lib/platform/libraries';
import styles from './cover.module.scss';

interface Props {
  library: Library | null;
  /** The heading of the page. */
  children: ReactNode;
}

/** The heading of a library's page over its cover, in its colours (spec 2 §3 "Library"); others keep theirs bare. */
export function LibraryCover({ library, children }: Props) {
  if (!library?.background) return children;
  const scrim = scrimFor(library.color);
  const look = { '--scrim': scrim.color, '--strength': `${scrim.alpha * 100}%` } as CSSProperties;
  return (
    <div className={styles.cover} style={look} data-under-header>
      <Picture
        src={library.background}
        alt=""
        shape="hero"
        sizes="100vw"
        color={scrim.color}
        priority="high"
        className={styles.art}
      />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
