'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './panel.module.scss';

interface Props {
  label: string;
  id: string;
  /** The button that opens it, which closes it, too. */
  opener: RefObject<HTMLElement | null>;
  onClose(): void;
  /** Room for pictures. */
  isWide?: boolean;
  children: ReactNode;
}

/** A menu on a wide screen: a panel above its button. Escape and a press outside close it. */
export function Menu({ label, id, opener, onClose, isWide, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = panel.current?.ownerDocument;
    const outside = (event: Event) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !opener.current?.contains(target)) onClose();
    };
    page?.addEventListener('pointerdown', outside);
    return () => page?.removeEventListener('pointerdown', outside);
  }, [onClose, opener]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Escape closes only this panel, not the overlay around the player.
    event.preventDefault();
    event.stopPropagation();
    onClose();
    opener.current?.focus();
  }
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      className={styles.panel}
      data-wide={isWide}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
