'use client';

import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { IconButton } from '@/components/ui/button/IconButton';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import { CloseIcon } from '@/components/ui/icon/close';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import { TabList, tabId } from '@/components/ui/tabs/TabList';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { useIsWide } from '../guide/use-is-wide';
import styles from './viewer.module.scss';

/** What the panel shows. */
export type PanelTab = 'channels' | 'schedule';

/** On narrow screens the text is a tab, too. */
const ABOUT = 'about';

interface Props {
  /** Its function opens and closes the panel: without the panel the player is wide. */
  player(togglePanel: () => void): ReactNode;
  /**
   * Channels and schedule: next to the player on wide screens, under it on narrow ones in the place of the text, in both cases
   * before the text in the document.
   */
  panel(selected: PanelTab, onSelect: (tab: PanelTab) => void): ReactNode;
  panelLabel: string;
  /** The line under the picture of a phone. */
  below: ReactNode;
  labels: Pick<Messages['viewer'], 'showPanel' | 'hidePanel' | 'close' | 'views'>;
  tabs: Record<PanelTab, string>;
  /** Returns to the page before. */
  onClose(): void;
  /** Heading, description and the content below. */
  children: ReactNode;
}

/**
 * The channel viewer (spec 2 §2): from 933 px player and panel side by side, with the panel open; below that a page
 * over the one before, with its own close button and tabs under the player: the text, which is first, channels, schedule.
 */
export function ViewerLayout(props: Props) {
  const { player, panel, panelLabel, below, labels, tabs, onClose, children } = props;
  const [panelId, wordsId, base] = [useId(), useId(), useId()];
  const isWide = useIsWide();
  const [chosen, choose] = useState<boolean | null>(null);
  const [tab, selectTab] = useState<PanelTab>('channels');
  // Before hydration only the style sheet decides.
  const isOpen = chosen ?? isWide ?? true;
  const toggle = () => choose(!isOpen);
  const selectView = (view: string) => {
    choose(view !== ABOUT);
    if (view !== ABOUT) selectTab(view as PanelTab);
  };
  return (
    <div className={styles.viewer} data-panel={chosen === null ? undefined : chosen ? 'open' : 'closed'}>
      <div className={styles.player} data-room-below="">
        {player(toggle)}
        <IconButton label={labels.close} className={styles.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {below}
      <div className={styles.side}>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={panelId}
          className={styles.toggle}
          onClick={toggle}
        >
          <span className={styles.word}>{isOpen ? labels.hidePanel : labels.showPanel}</span>
          <ChevronDownIcon size="sm" />
        </Button>
        <TabList
          base={base}
          label={labels.views.label}
          tabs={[
            { id: ABOUT, label: labels.views.about, panelId: wordsId },
            { id: 'channels', label: tabs.channels, panelId },
            { id: 'schedule', label: tabs.schedule, panelId },
          ]}
          selected={chosen ? tab : ABOUT}
          onSelect={selectView}
          className={styles.views}
        />
        <aside id={panelId} className={styles.panel} aria-label={panelLabel} data-scroller="">
          {panel(tab, selectTab)}
        </aside>
      </div>
      <div
        id={wordsId}
        className={styles.words}
        {...(isWide === false ? { role: 'tabpanel', 'aria-labelledby': tabId(base, ABOUT) } : {})}
      >
        {children}
      </div>
      <RootMark mark="viewer" />
    </div>
  );
}
