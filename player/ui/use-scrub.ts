'use client';

import {
  type ChangeEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { SEEK_PAGE_S, SKIP_IDLE_MS, SKIP_STEP_S } from '../core/constants';
import { readTimeline } from '../features/timeline';
import { usePlayerContext, useSend } from './context';

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
 * (a drag let go, keys at rest for the 500 ms of spec 2 §4). The hint, its picture and the seek read the pointer by one
 * rule: its place on the track. The range's own reading, which depends on the browser's thumb, is left aside.
 */
export function useScrub(track: RefObject<HTMLElement | null>) {
  const send = useSend();
  const { player } = usePlayerContext();
  const line = () => readTimeline(player.store, player.now());
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
    const within = Math.max(0, Math.min(second, line().reach));
    latest.current = within;
    setWanted(within);
    send('preview', within);
    send('hold', { by: 'seek', on: true });
    clearTimeout(rest.current);
    if (!dragging.current) rest.current = setTimeout(commit, SKIP_IDLE_MS);
  }
  function secondAt({ clientX }: PointerEvent): number {
    const { left = 0, width = 0 } = track.current?.getBoundingClientRect() ?? {};
    return Math.max(0, Math.min((clientX - left) / (width || 1), 1)) * line().length;
  }
  function commit() {
    clearTimeout(rest.current);
    if (!dragging.current) send('preview', null);
    dragging.current = false;
    if (latest.current !== null) send('seek', latest.current);
    latest.current = null;
    setWanted(null);
    send('hold', { by: 'seek', on: false });
  }

  return {
    wanted,
    /** Of everything around the bar: what lies under the pointer. */
    hover: {
      onPointerMove: (event: PointerEvent) =>
        dragging.current ? want(secondAt(event)) : send('preview', secondAt(event)),
      onPointerLeave: () => send('preview', null),
    },
    handlers: {
      // Of assistive technology: a pointer is read by its place.
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        dragging.current || want(event.target.valueAsNumber),
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        want(secondAt(event));
      },
      onPointerUp: commit,
      onPointerCancel: commit,
      onKeyDown(event: KeyboardEvent) {
        const step = KEY_STEPS[event.key];
        if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        want((latest.current ?? line().position) + step);
      },
    },
  };
}
