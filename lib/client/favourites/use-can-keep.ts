'use client';

import { useViewer } from '@/lib/client/viewer/use-viewer';

/** Spec 2 §6: guests have no favourites. */
export function useCanKeep(): boolean {
  return useViewer()?.state === 'user';
}
