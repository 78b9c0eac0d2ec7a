'use client';

import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { IconButton } from '@/components/ui/button/IconButton';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import { CloseIcon } from '@/components/ui/icon/close';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { useIsWide } from '../guide/use-is-wide';
import styles from './viewer.module.scss';

interface Props {
  /** Its function opens and closes the panel: without the panel the player is wide. */
  player(togglePanel: () => void): ReactNode;
  /**
   * Channels and schedule: next to the player on wide screens, under it on narrow ones, in both cases before the text
   * in the document.
   */
  panel: ReactNode;
  panelLabel: string;
  labels: Pick<Messages['viewer'], 'showPanel' | 'hidePanel' | 'close'>;
  /** Returns to the page before. */
  onClose(): void;
  /** Heading, description and the content below. */
  children: ReactNode;
}

/**
 * The channel viewer (spec 2 §2): from 933 px player and panel side by side, with the panel open; below that a page
 * over the one before, with its own close button, and the panel closed at first.
 */
export function ViewerLayout({ player, panel, panelLabel, labels, onClose, children }: Props) {
  const panelId = useId();
  const isWide = useIsWide();
  const [chosen, choose] = useState<boolean | null>(null);
  // Before hydration only the style sheet decides.
  const isOpen = chosen ?? isWide ?? true;
  const toggle = () => choose(!isOpen);
  return (
    <div className={styles.viewer} data-panel={chosen === null ? undefined : chosen ? 'open' : 'closed'}>
      <div className={styles.player}>
        {player(toggle)}
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
          onClick={toggle}
        >
          {isOpen ? labels.hidePanel : labels.showPanel}
          <ChevronDownIcon size="sm" />
        </Button>
        <aside id={panelId} className={styles.panel} aria-label={panelLabel} data-scroller="">
          {panel}
        </aside>
      </div>
      <div className={styles.words}>{children}</div>
      <RootMark mark="viewer" />
    </div>
  );
}
