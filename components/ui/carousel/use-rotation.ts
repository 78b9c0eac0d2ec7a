import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { isMotionReduced } from '@/lib/client/browser/motion';
import { variantOf } from '@/lib/client/browser/variants';
import { PROMO_AUTOPLAY_MS } from '@/lib/rules/catalogue/constants';
import { onDialogsChange, topDialog } from '../dialog/open-dialogs';

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface Options {
  /** Out of view nothing changes: nobody would see it, and each change costs the page work. */
  place: RefObject<Element | null>;
  index: number;
  count: number;
  seconds: number | null;
  next: () => void;
}

/** Changes slides automatically, unless something stops them. */
export function useRotation({ place, index, count, seconds, next }: Options) {
  // Stopped until the browser reports that movement is allowed.
  const [isStopped, setStopped] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  // A closing dialog returns the focus to the link that opened it, and a slide that has gone is inert.
  const isUnderDialog = useSyncExternalStore(
    onDialogsChange,
    () => topDialog() !== null,
    () => false,
  );
  const [isInView, setInView] = useState(false);
  const ms = seconds ? seconds * 1000 : PROMO_AUTOPLAY_MS;
  const isPaused = isStopped || isHovered || isFocused || isUnderDialog;
  const isRotating = count > 1 && isVisible && isInView && !isPaused;

  useEffect(() => {
    const isStill = variantOf('promo_autoplay') === 'still';
    setStopped(isStill || isMotionReduced());
  }, []);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

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
