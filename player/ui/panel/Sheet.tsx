'use client';

import type { ReactNode } from 'react';
import { useModal } from '@/components/ui/dialog/use-modal';
import styles from './panel.module.scss';

interface Props {
  label: string;
  /** The button that opens the sheet names it in `aria-controls`. */
  id: string;
  onClose(): void;
  children: ReactNode;
}

/** A menu on a phone: a dialog from the lower edge of the screen, larger than the picture. */
export function Sheet({ label, id, onClose, children }: Props) {
  const dialog = useModal({ isOpen: true, onClose });
  return (
    <dialog {...dialog} id={id} className={styles.sheet} aria-label={label}>
      <div className={styles.sheetBody}>{children}</div>
    </dialog>
  );
}
