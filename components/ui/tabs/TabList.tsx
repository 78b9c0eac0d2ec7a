import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { isTelevision } from '@/lib/client/browser/is-television';
import styles from './tabs.module.scss';

interface TabName {
  id: string;
  label: ReactNode;
  /** Id of the element that the tab shows. */
  panelId: string;
}

interface Props {
  /** The ids of the tabs begin with it. */
  base: string;
  label: string;
  tabs: TabName[];
  selected: string | undefined;
  onSelect(id: string): void;
  className?: string | undefined;
}

/** Id of a tab, which is the name of its panel. */
export const tabId = (base: string, id: string) => `${base}-${id}`;

/** The tab that a key selects from `index`; null if it selects none. */
function target(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null;
  const next = index + (key === 'ArrowRight' ? 1 : -1);
  // On a television the arrows lead on from the first and the last tab.
  if (isTelevision() && (next < 0 || next === count)) return null;
  return (next + count) % count;
}

/** The line of tabs, with arrow keys. */
export function TabList({ base, label, tabs, selected, onSelect, className }: Props) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[target(event.key, index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={clsx(styles.list, className)}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, label: name, panelId }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(base, id)}
          data-tab={id}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
