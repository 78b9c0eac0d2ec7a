'use client';

import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { onDialogsChange, topDialog } from './open-dialogs';

/**
 * Renders above everything. Outside the topmost open dialog its content would be inert, so it is inside that dialog, or at
 * the end of the body when none is open. Its elements are moved, not recreated, because screen readers announce changes of
 * existing elements only. Browser only.
 */
export function OverDialogs({ children }: { children: ReactNode }) {
  const dialog = useSyncExternalStore(onDialogsChange, topDialog, () => null);
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => (dialog ?? document.body).append(place), [dialog, place]);
  useLayoutEffect(() => () => place.remove(), [place]);
  return createPortal(children, place);
}
