'use client';

import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment in unix milliseconds; computed from the clock, so it stays right in a tab that
 * was suspended.
 */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  // A new wait starts: the stored time belongs to the last one.
  useEffect(() => {
    if (until > 0) setNow(Date.now());
  }, [until]);
  return left;
}
