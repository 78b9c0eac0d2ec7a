'use client';

import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { IconButton } from '@/components/ui/button/IconButton';
import { ChevronDownIcon, CloseIcon } from '@/components/ui/icon/navigation';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { useIsWide } from '../guide/use-is-wide';
import styles from './viewer.module.scss';

interface Props {
  player: ReactNode;
  /** Channels and schedule; beside the player on wide screens, under it on narrow ones: read before the words on both. */
  panel: ReactNode;
  panelLabel: string;
  labels: Pick<Messages['viewer'], 'showPanel' | 'hidePanel' | 'close'>;
  /** Back to where the viewer came from. */
  onClose(): void;
  /** Heading, description and what follows. */
  children: ReactNode;
}

/**
 * The channel viewer (spec 2 §2): from 933 px player and panel side by side, with the panel open; below that a page over the
 * one before, with its own way back, and the panel closed until it is wanted.
 */
export function ViewerLayout({ player, panel, panelLabel, labels, onClose, children }: Props) {
  const panelId = useId();
  const isWide = useIsWide();
  const [chosen, choose] = useState<boolean | null>(null);
  // Before hydration the style sheet alone decides.
  const isOpen = chosen ?? isWide ?? true;
  return (
    <div
      className={styles.viewer}
      data-viewer
      data-panel={chosen === null ? undefined : chosen ? 'open' : 'closed'}
    >
      <div className={styles.player}>
        {player}
        <IconButton label={labels.close} className={styles.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.side}>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={panelId}
          className={styles.toggle}
          onClick={() => choose(!isOpen)}
        >
          {isOpen ? labels.hidePanel : labels.showPanel}
          <ChevronDownIcon size="sm" />
        </Button>
        <aside id={panelId} className={styles.panel} aria-label={panelLabel}>
          {panel}
        </aside>
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
