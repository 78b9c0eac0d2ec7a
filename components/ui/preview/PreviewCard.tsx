'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview.module.scss';
import type { Anchor } from './use-anchor';

/** Distance to the edges of the window. */
const MARGIN = 12;
const WIDTH = 340;

interface Props {
  anchor: Anchor;
  label: string;
  children: ReactNode;
}

/**
 * Details of an item, shown over it. In the document it follows the item, so that it is next in tab order; on screen it
 * is above everything, so that no rail clips it.
 */
export function PreviewCard({ anchor, label, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = card.current;
    // Every page has a menu, with which popovers come to browsers without them (lib/client/browser/add-popovers.ts).
    if (!box?.isConnected || !box.showPopover) return;
    box.showPopover();
    // Moves up if it grows beyond the bottom of the window.
    const { bottom } = box.getBoundingClientRect();
    const beyond = bottom - (innerHeight - MARGIN);
    if (beyond > 0) box.style.translate = `0 ${-beyond}px`;
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a group with a name, not a set of form fields.
    <div
      ref={card}
      popover="manual"
      role="group"
      aria-label={label}
      className={styles.card}
      style={placeOver(anchor.element.getBoundingClientRect())}
    >
      {children}
    </div>,
    anchor.host,
  );
}

function placeOver(rect: DOMRect): CSSProperties {
  const width = Math.max(WIDTH, rect.width);
  const left = rect.left + rect.width / 2 - width / 2;
  const room = document.documentElement.clientWidth - width - MARGIN;
  return { width, left: Math.max(MARGIN, Math.min(left, room)), top: Math.max(MARGIN, rect.top - MARGIN) };
}
