'use client';

import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser reports a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
}
