'use client';

import { type MouseEvent, useState } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { fill } from '@/components/ui/fill';
import { CloseIcon } from '@/components/ui/icon/close';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './card.module.scss';

interface Props {
  id: string;
  title: string;
  labels: Messages['catalogue']['card'];
}

/**
 * Removes a title from "continue watching". Its code loads on the press, because every page with rows has the button.
 */
export function RemoveHistory({ id, title, labels }: Props) {
  const [isBusy, setBusy] = useState(false);
  const remove = async ({ currentTarget }: MouseEvent) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { removeStarted } = await import('./remove-history');
      await removeStarted({ id, title }, currentTarget.closest('li'), labels);
    } catch {
      // If the script failed to load, the next press requests it again.
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      label={fill(labels.remove, { title })}
      size="sm"
      aria-disabled={isBusy}
      className={styles.remove}
      onClick={remove}
    >
      <CloseIcon size="sm" />
    </IconButton>
  );
}
