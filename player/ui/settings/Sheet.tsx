'use client';

import type { ReactNode } from 'react';
import { useModal } from '@/components/ui/dialog/use-modal';
import styles from './settings.module.scss';

interface Props {
  label: string;
  /** The button that opens the sheet names it in `aria-controls`. */
  id: string;
  onClose(): void;
  children: ReactNode;
}

/** A menu on a phone: a dialog from the lower edge of the screen, larger than the picture. */
export function Sheet({ label, id, onClose, children }: Props) {
  const dialog = useModal(true);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for this is Esc, which arrives as `cancel`.
    <dialog
      ref={dialog}
      id={id}
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
