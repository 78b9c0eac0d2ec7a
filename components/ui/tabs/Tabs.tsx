'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.scss';

export interface Tab {
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
  className?: string;
}

/** The tab that a key selects from `index`; null for other keys. */
function target(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** ARIA tabs with arrow keys; all panels stay in the document for crawlers and find-in-page. */
export function Tabs({ label, tabs, initial, suggested, className }: Props) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, select] = useState<string>();
  const selected = chosen ?? suggested ?? initial ?? tabs[0]?.id;

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[target(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <div className={clsx(styles.tabs, className)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
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
