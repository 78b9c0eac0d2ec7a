import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { variantOf } from '@/lib/client/browser/variants';

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

/** Changes slides automatically, unless something stops them. */
export function useRotation({ index, count, seconds, next }: Options) {
  // Stopped until the browser reports that movement is allowed.
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
    const isStill = variantOf('promo_autoplay') === 'still';
    setStopped(isStill || matchMedia('(prefers-reduced-motion: reduce)').matches);
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
      // Touch has no hover that ends later.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A clicked button keeps the focus, so only visible focus pauses the slides.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
