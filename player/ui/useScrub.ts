'use client';

import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SEEK_PAGE_S, SKIP_IDLE_MS, SKIP_STEP_S } from '../core/limits';
import { useSend, useTimeline } from './context';

const KEY_STEPS: Record<string, number> = {
  ArrowLeft: -SKIP_STEP_S,
  ArrowDown: -SKIP_STEP_S,
  ArrowRight: SKIP_STEP_S,
  ArrowUp: SKIP_STEP_S,
  PageDown: -SEEK_PAGE_S,
  PageUp: SEEK_PAGE_S,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Holds the wanted second while it is being chosen: the bar shows and says it, the stream moves once at the end
 * (a drag let go, keys at rest for the 500 ms of spec 2 §4).
 */
export function useScrub() {
  const send = useSend();
  const { position, reach } = useTimeline();
  const [wanted, setWanted] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dragging = useRef(false);

  useEffect(
    () => () => {
      clearTimeout(rest.current);
      send('hold', { by: 'seek', on: false });
    },
    [send],
  );

  function want(second: number) {
    const within = Math.max(0, Math.min(second, reach));
    latest.current = within;
    setWanted(within);
    send('hold', { by: 'seek', on: true });
    clearTimeout(rest.current);
    if (!dragging.current) rest.current = setTimeout(commit, SKIP_IDLE_MS);
  }
  function commit() {
    clearTimeout(rest.current);
    dragging.current = false;
    if (latest.current !== null) send('seek', latest.current);
    latest.current = null;
    setWanted(null);
    send('hold', { by: 'seek', on: false });
  }

  return {
    wanted,
    handlers: {
      onChange: (event: ChangeEvent<HTMLInputElement>) => want(event.target.valueAsNumber),
      onPointerDown: () => {
        dragging.current = true;
      },
      onPointerUp: commit,
      onPointerCancel: commit,
      onKeyDown(event: KeyboardEvent) {
        const step = KEY_STEPS[event.key];
        if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        want((latest.current ?? position) + step);
      },
    },
  };
}
