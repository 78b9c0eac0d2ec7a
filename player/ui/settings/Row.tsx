'use client';

import type { ReactNode } from 'react';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { type Page, useSettings } from './context';
import styles from './settings.module.scss';

/** A line of the menu that leads to a page, with the current choice. */
export function Row({ to, title, value }: { to: Page; title: string; value?: ReactNode }) {
  const { go } = useSettings();
  return (
    <button type="button" className={styles.row} data-page={to} onClick={() => go(to)}>
      <span className={styles.rowTitle}>{title}</span>
      {value !== undefined && <span className={styles.rowValue}>{value}</span>}
      <ChevronRightIcon size="sm" />
    </button>
  );
}

/** A line of the menu that does something at once. */
export function ActionRow({ title, onPress }: { title: string; onPress(): void }) {
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <span className={styles.rowTitle}>{title}</span>
    </button>
  );
}
