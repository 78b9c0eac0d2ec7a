'use client';

import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { TabList, tabId } from './TabList';
import styles from './tabs.module.scss';

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface Props {
  label: string;
  tabs: Tab[];
  initial?: string;
  /** Open in the place of the initial one until the viewer selects a tab; it may become known later. */
  suggested?: string | undefined;
  /** For a caller that stores the selected tab, because another element can select it too. */
  controlled?: { selected: string; onSelect(id: string): void };
  className?: string;
}

/** ARIA tabs with arrow keys; all panels stay in the document for crawlers and find-in-page. */
export function Tabs({ label, tabs, initial, suggested, controlled, className }: Props) {
  const base = useId();
  const [chosen, select] = useState<string>();
  const selected = controlled?.selected ?? chosen ?? suggested ?? initial ?? tabs[0]?.id;
  const panelId = (id: string) => `${tabId(base, id)}-panel`;
  return (
    <div className={clsx(styles.tabs, className)}>
      <TabList
        base={base}
        label={label}
        tabs={tabs.map(({ id, label: name }) => ({ id, label: name, panelId: panelId(id) }))}
        selected={selected}
        onSelect={controlled?.onSelect ?? select}
      />
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={panelId(tab.id)}
          aria-labelledby={tabId(base, tab.id)}
          hidden={tab.id !== selected}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: ARIA tabs: a panel may be all text.
          tabIndex={0}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
