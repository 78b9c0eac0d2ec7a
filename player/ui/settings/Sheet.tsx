'use client';

import type { ReactNode } from 'react';
import { useModal } from '@/components/ui/dialog/use-modal';
import styles from './settings.module.scss';

/** A menu on a phone: a dialog from the lower edge of the screen, larger than the picture. */
export function Sheet({ label, onClose, children }: { label: string; onClose(): void; children: ReactNode }) {
  const dialog = useModal(true);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for this is Esc, which arrives as `cancel`.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.sheetBody}>{children}</div>
    </dialog>
  );
}
