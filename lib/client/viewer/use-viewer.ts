'use client';

import { useSyncExternalStore } from 'react';
import { currentViewer, onViewerChange, type Viewer } from './viewer';

/** Who is watching; null until it is known, and for the server. */
export function useViewer(): Viewer | null {
  return useSyncExternalStore(onViewerChange, currentViewer, () => null);
}
