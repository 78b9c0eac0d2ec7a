import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { CloseIcon } from '@/components/ui/icon/close';
import styles from './stage.module.scss';

interface Props {
  /** Something without controls of its own is inside: in full screen it gets a button that ends it. */
  exitLabel?: string;
  children: ReactNode;
}

/**
 * Stays in full screen from channel to channel, whatever stands in the place of the player: a PIN, an offer, the player
 * of a broadcaster.
 */
export function StageFrame({ exitLabel, children }: Props) {
  return (
    <div className={styles.frame} data-fullscreen-frame="">
      {children}
      {exitLabel && (
        <IconButton
          label={exitLabel}
          className={styles.exit}
          onClick={() => void document.exitFullscreen().catch(() => {})}
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
