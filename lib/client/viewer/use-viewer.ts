'use client';

import { useSyncExternalStore } from 'react';
import { currentViewer, onViewerChange, type Viewer } from './viewer';

/** The current viewer; null until loaded, and on the server. */
export function useViewer(): Viewer | null {
  return useSyncExternalStore(onViewerChange, currentViewer, () => null);
}
