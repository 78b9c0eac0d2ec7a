'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview.module.scss';
import type { Anchor } from './use-anchor';

/** Kept free at the edges of the window. */
const MARGIN = 12;
const WIDTH = 340;

interface Props {
  anchor: Anchor;
  label: string;
  children: ReactNode;
}

/**
 * More about a thing, over it. It lies beside the thing in the document, so that the keyboard comes to it next, and above
 * everything on the screen, so that no rail cuts it off.
 */
export function PreviewCard({ anchor, label, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = card.current;
    if (!box) return;
    box.showPopover();
    // Grown downwards beyond the window, it moves up.
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
