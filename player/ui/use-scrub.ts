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
import { isTelevision } from '@/lib/client/browser/is-television';
import { SEEK_PAGE_S, SKIP_IDLE_MS, SKIP_STEP_S } from '../core/constants';
import { readTimeline } from '../features/support/timeline';
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
 * Stores the target second while it is chosen: the bar shows and announces it, and the stream seeks once at the end
 * (after a drag, or 500 ms after the last key, spec 2 §4). The hint, its picture and the seek all use the pointer
 * position on the track. The value of the native range is ignored, because it depends on the thumb of the browser.
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
      send('preview', null);
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
    /** Handlers for the area around the bar: the position under the pointer. */
    hover: {
      onPointerMove: (event: PointerEvent) =>
        dragging.current ? want(secondAt(event)) : send('preview', secondAt(event)),
      onPointerLeave: () => send('preview', null),
    },
    handlers: {
      // Changes by assistive technology only, because the pointer is read by its position.
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
        // Up and down of a remote control lead to the other controls.
        if (/^Arrow(Up|Down)$/.test(event.key) && isTelevision()) return;
        event.preventDefault();
        want((latest.current ?? line().position) + step);
      },
    },
  };
}
