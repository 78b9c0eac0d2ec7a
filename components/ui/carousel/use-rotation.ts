import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';

/** Spec 2 §9: promo autoplay 7000 ms, or the row's duration in seconds. */
export const AUTOPLAY_MS = 7000;

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface Options {
  index: number;
  count: number;
  seconds: number | null;
  next: () => void;
}

/** Decides whether slides change by themselves, and changes them. */
export function useRotation({ index, count, seconds, next }: Options) {
  // Stopped until the browser has said that movement is welcome.
  const [isStopped, setStopped] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const ms = seconds ? seconds * 1000 : AUTOPLAY_MS;
  const isRotating = count > 1 && isVisible && !isStopped && !isHovered && !isFocused;

  useEffect(() => {
    setStopped(matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock restarts with each slide, not with each render.
  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(next, ms);
    return () => clearTimeout(timer);
  }, [isRotating, index, ms]);

  return {
    isRotating,
    isStopped,
    seconds: ms / 1000,
    toggle: () => setStopped(!isStopped),
    handlers: {
      // A finger leaves no hover behind to end.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A button that was clicked keeps focus: only focus that is seen may hold the slides.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
