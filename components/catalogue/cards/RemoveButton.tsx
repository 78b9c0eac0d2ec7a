'use client';

import { type MouseEvent, useState } from 'react';
import { IconButton } from '@/components/ui/button/IconButton';
import { CloseIcon } from '@/components/ui/icon/close';
import styles from './removable.module.scss';

interface Props {
  label: string;
  /** Gets the tile. It never rejects: it shows its errors. */
  remove(tile: Element | null): Promise<void>;
}

/** Removes the tile in whose corner it stands; a press while one is under way does nothing. */
export function RemoveButton({ label, remove }: Props) {
  const [isBusy, setBusy] = useState(false);
  const press = async ({ currentTarget }: MouseEvent) => {
    if (isBusy) return;
    setBusy(true);
    await remove(currentTarget.closest('li'));
    setBusy(false);
  };
  return (
    <IconButton label={label} size="sm" aria-disabled={isBusy} className={styles.remove} onClick={press}>
      <CloseIcon size="sm" />
    </IconButton>
  );
}
