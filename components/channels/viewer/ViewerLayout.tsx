import type { ReactNode } from 'react';
import styles from './viewer.module.scss';

interface Props {
  player: ReactNode;
  /** Channels and schedule; beside the player on wide screens, under it on narrow ones. */
  panel: ReactNode;
  panelLabel: string;
  /** Heading, description and what follows. */
  children: ReactNode;
}

/** The channel viewer (spec 2 §2): player and panel side by side from 933 px. */
export function ViewerLayout({ player, panel, panelLabel, children }: Props) {
  return (
    <div className={styles.viewer} data-viewer>
      <div className={styles.player}>{player}</div>
      <div className={styles.words}>{children}</div>
      <aside className={styles.panel} aria-label={panelLabel}>
        {panel}
      </aside>
    </div>
  );
}
