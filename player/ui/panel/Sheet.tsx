'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { useModal } from '@/components/ui/dialog/use-modal';
import styles from './panel.module.scss';

interface Props {
  label: string;
  /** The button that opens the sheet names it in `aria-controls`. */
  id: string;
  onClose(): void;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  children: ReactNode;
}

/** A menu on a phone: a dialog from the lower edge of the screen, larger than the picture. */
export function Sheet({ label, id, onClose, onKeyDown, children }: Props) {
  const dialog = useModal({ isOpen: true, onClose });
  return (
    <dialog {...dialog} id={id} className={styles.sheet} aria-label={label} onKeyDown={onKeyDown}>
      <div className={styles.sheetBody}>{children}</div>
    </dialog>
  );
}
