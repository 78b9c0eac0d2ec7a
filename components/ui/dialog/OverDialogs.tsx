'use client';

import { type Key, type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { onDialogsChange, topDialog } from './open-dialogs';

interface Props {
  /** Identifies what is shown: each one is above what was opened before it. Null while there is nothing. */
  notice: Key | null;
  children: ReactNode;
}

/**
 * Renders above everything: dialogs, sheets, and a player that fills the screen. Outside the topmost open dialog, or what fills
 * the screen, its content would be inert, so it is inside of that, otherwise at the end of the body. Its elements are moved,
 * not recreated, because screen readers announce changes of existing elements only. Browser only.
 */
export function OverDialogs({ notice, children }: Props) {
  const host = useSyncExternalStore(onHostChange, currentHost);
  const [place] = useState(createPlace);
  useLayoutEffect(() => host.append(place), [host, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved popover is hidden, so each host shows it again.
  useLayoutEffect(() => raise(place, notice !== null), [place, notice, host]);
  useLayoutEffect(() => () => place.remove(), [place]);
  return createPortal(children, place);
}

const currentHost = (): Element => topDialog() ?? document.fullscreenElement ?? document.body;

function onHostChange(listener: () => void): () => void {
  const stop = onDialogsChange(listener);
  document.addEventListener('fullscreenchange', listener);
  return () => {
    stop();
    document.removeEventListener('fullscreenchange', listener);
  };
}

/** Without popovers in the browser its content is under open sheets. */
function createPlace(): HTMLElement {
  const place = document.createElement('div');
  // A sheet makes everything beside it inert, except this (menu/sheet.ts).
  place.dataset.notices = '';
  // What is in it has a position of its own; nothing shall be seen of the box.
  place.style.padding = '0';
  if ('showPopover' in place) place.setAttribute('popover', 'manual');
  return place;
}

/** The browser draws popovers above each other in the order in which they were shown. */
function raise(place: HTMLElement, isShown: boolean): void {
  if (!place.hasAttribute('popover')) return;
  const { activeElement } = document;
  place.hidePopover();
  if (isShown) place.showPopover();
  // Hiding takes the focus from its button.
  if (activeElement instanceof HTMLElement && place.contains(activeElement)) activeElement.focus();
}
