'use client';

import { useEffect, useRef, useState } from 'react';

/** One run at a time, and the error of the last one; the typed input stays. */
export function useRun<Reason>() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ reason: Reason; isOffline: boolean } | null>(null);
  const isRunning = useRef(false);

  const run = async (work: () => Promise<void>, reasonOf: (cause: unknown) => Reason) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (cause) {
      setFailure({ reason: reasonOf(cause), isOffline: !navigator.onLine });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };

  // The error is cleared when the connection is back.
  useEffect(() => {
    const onOnline = () => setFailure((current) => (current?.isOffline ? null : current));
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return {
    isBusy,
    reason: failure?.reason ?? null,
    run,
    fail: (reason: Reason) => setFailure({ reason, isOffline: false }),
    clear: () => setFailure(null),
  };
}
