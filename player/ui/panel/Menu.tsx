'use client';

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './panel.module.scss';

/** By default a column above the button: `wide` has room for pictures; `side` and `bottom` fill an edge of the picture. */
export type MenuShape = 'wide' | 'side' | 'bottom';

interface Props {
  label: string;
  id: string;
  /** The button that opens it, which closes it, too. */
  opener: RefObject<HTMLElement | null>;
  onClose(): void;
  shape?: MenuShape | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  children: ReactNode;
}

/** A menu on a wide screen: a panel above its button. Escape and a press outside close it. */
export function Menu({ label, id, opener, onClose, shape, onKeyDown, children }: Props) {
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

  function closeByEscape(event: KeyboardEvent) {
    // What is open in the panel closes first.
    if (event.key !== 'Escape' || (panel.current && hasOpen(panel.current))) return;
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
      data-shape={shape}
      onKeyDown={(event) => {
        closeByEscape(event);
        onKeyDown?.(event);
      }}
    >
      {children}
    </div>
  );
}

/** Browsers without popovers do not know the selector of open ones. */
function hasOpen(panel: Element): boolean {
  const popovers = [...panel.querySelectorAll('[popover]')];
  return panel.querySelector('dialog[open]') !== null || popovers.some((one) => one.matches(':popover-open'));
}
