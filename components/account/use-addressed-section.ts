import { useEffect, useSyncExternalStore } from 'react';

/** Content above the section loads later and moves it. After this time the layout is stable. */
const SETTLED_MS = 5_000;

/** These events mean that the viewer scrolls; the page stops scrolling by itself. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

function onHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

const hash = () => location.hash;
const none = () => '';

/**
 * Shows the section that the address names: the browser itself does not find it, because the sections appear after the page.
 * @returns the hash of the address
 */
export function useAddressedSection(): string {
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1));
    const column = section?.parentElement;
    if (!section || !column) return;
    const life = new AbortController();
    const sizes = new ResizeObserver(() => section.scrollIntoView());
    const stop = () => {
      sizes.disconnect();
      clearTimeout(timer);
      life.abort();
    };
    const timer = setTimeout(stop, SETTLED_MS);
    for (const move of OWN_MOVES) addEventListener(move, stop, { signal: life.signal, passive: true });
    // It reports the first size, too.
    sizes.observe(column);
    return stop;
  }, []);
  return useSyncExternalStore(onHash, hash, none);
}
