'use client';

import { useEffect, useState } from 'react';

/** Whole seconds until a moment in unix milliseconds; by the clock, so that a sleeping tab wakes up right. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  // A new wait begins: the clock of the last one is old.
  useEffect(() => {
    if (until > 0) setNow(Date.now());
  }, [until]);
  return left;
}
